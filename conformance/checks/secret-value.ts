import { operations } from '@workspace-api/contract';
import { isObject } from './body.ts';

/** Names of the member with the value of a secret: the service document doesn't show it. */
const valueNames = ['value', 'secret', 'plaintext', 'secret_value', 'new_value'];

const setters: readonly string[] = [operations.setSecret.id, operations.rotateSecret.id];

/** The value of a secret that a request sets; null if it sets none. @param body of the request, as JSON */
export const secretValueIn = (operation: { id: string } | null, body: unknown): string | null => {
  if (!operation || !setters.includes(operation.id) || !isObject(body)) return null;
  const value = valueNames.map((name) => body[name]).find((one) => typeof one === 'string');
  return typeof value === 'string' && value !== '' ? value : null;
};

/** A text as it stands in a body: as it is, or as JSON escapes it. */
export const plainForms = (value: string): string[] => [
  ...new Set([value, JSON.stringify(value).slice(1, -1)]),
];

/** The forms in which a body may show a secret; none is part of another. */
export const secretForms = (secret: string): string[] => {
  const bytes = Buffer.from(secret);
  const base64 = bytes.toString('base64').replace(/=+$/, '');
  const forms = new Set([...plainForms(secret), base64, bytes.toString('base64url'), bytes.toString('hex')]);
  // A text with a form has what is part of the form.
  return [...forms].filter((form) => ![...forms].some((other) => other !== form && form.includes(other)));
};
