import { operations } from '@workspace-api/contract';
import { isObject } from './body.ts';

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
