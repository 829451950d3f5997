import { createHash, randomBytes, randomUUID } from 'node:crypto';

/** What every record has: an id, and its position in the order of creation, which no response shows. */
export interface Row {
  seq: number;
  id: string;
}

/** An identifier: the prefix of its kind and a UUID. */
export const newId = (prefix: string): string => `${prefix}${randomUUID()}`;

let position = 0;

export function newRow(prefix: string): Row {
  position += 1;
  return { seq: position, id: newId(prefix) };
}

/** A row as a record. */
export const show = <T extends Row>({ seq: _, ...record }: T): Omit<T, 'seq'> => record;

/** A random string for secrets. */
export const createRandomString = (bytes = 24): string => randomBytes(bytes).toString('base64url');

export const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** Formats a time for responses: ISO 8601 in UTC with milliseconds and a numeric offset. */
export const timestamp = (ms: number): string => new Date(ms).toISOString().replace('Z', '+00:00');

/** A calendar day. */
export const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;
