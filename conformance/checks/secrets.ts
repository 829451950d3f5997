import {
  credentialPrefixes,
  keyPrefixes,
  operations,
  signingSecretPrefix,
  withoutPrefix,
} from '@workspace-api/contract';
import { isObject } from './body.ts';

const keys = Object.values(keyPrefixes).join('|');

/** Matches an API key by its prefix: the service document doesn't name a field that holds one. */
export const keyStart = new RegExp(`^(?:${keys})`);

/** Matches a signing secret by its prefix. */
export const signingSecretStart = new RegExp(`^${signingSecretPrefix}`);

/** A whole signing secret: the prefix and 64 hexadecimal digits in upper or lower case. */
export const signingSecret = new RegExp(`${signingSecretPrefix}[0-9a-fA-F]{64}`);

/** Every credential in a string. The first group is the prefix, which identifies the kind. */
export const credentials = new RegExp(`(${credentialPrefixes.join('|')})[A-Za-z0-9._~+/=-]+`, 'g');

/** The key prefixes, as a finding lists them. */
export const keyPrefixList = Object.values(keyPrefixes).join(' or ');

/** A shorter part of a key may occur in a string by chance. */
const shortestPart = 16;

/** The part of a key to search for. If the part after the prefix is long enough, that part is sufficient. */
export const keyPart = (key: string): string => {
  const part = withoutPrefix(key);
  return part.length >= shortestPart ? part : key;
};

/** Whether a string contains a key. */
export const showsKey = (value: string, key: string): boolean => value.includes(keyPart(key));

/** The possible names of the member with a secret's value: the service document doesn't show it. */
const valueNames = ['value', 'secret', 'plaintext', 'secret_value', 'new_value'];

const setters: readonly string[] = [operations.setSecret.id, operations.rotateSecret.id];

/** The value of a secret that a request sets; null if it sets none. @param body the request body, as JSON */
export const secretValueIn = (operation: { id: string } | null, body: unknown): string | null => {
  if (!operation || !setters.includes(operation.id) || !isObject(body)) return null;
  const value = valueNames.map((name) => body[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A string as it may appear in a body: unchanged, or escaped for JSON. */
export const plainForms = (value: string): string[] => [
  ...new Set([value, JSON.stringify(value).slice(1, -1)]),
];

/** The forms in which a body may show a secret. No form is part of another. */
export const secretForms = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replaceAll('=', '');
  const forms = new Set([...plainForms(secret), base64, bytes.toString('base64url'), bytes.toString('hex')]);
  // A string that contains a form also contains every part of that form.
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
};
