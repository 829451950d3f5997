import { randomBytes, randomUUID } from 'node:crypto';

/** An identifier: the prefix of its kind and a UUID. */
export const newId = (prefix: string): string => `${prefix}${randomUUID()}`;

/** A random string for secrets. */
export const createRandomString = (bytes = 24): string => randomBytes(bytes).toString('base64url');

/** Formats a time for responses: ISO 8601 in UTC with milliseconds and a numeric offset. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

/** A calendar day. */
export const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
