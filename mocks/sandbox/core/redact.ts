import { credentialPrefixes, type SecretFields } from '@workspace-api/contract';

/** What stands in the log for a secret. */
const redacted = '[redacted]';

/** Shorter texts are no secrets: they would be found in any body. */
const shortestSecret = 4;

const credential = new RegExp(`(?:${credentialPrefixes.join('|')})[\\w.~+/=-]+`, 'g');

const mayHaveCredential = (value: string): boolean =>
  credentialPrefixes.some((prefix) => value.includes(prefix));

/** The texts and numbers within a value, as texts. */
const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
};

/** A body without its secrets, and these; no text where they cannot be told apart from the rest. */
export type Redacted = { readonly body: string | undefined; readonly secrets: readonly string[] };

/**
 * Replaces the values of the fields that the contract marks as secret, and of those that it does not know, in a body.
 *
 * @param text JSON, as it was sent
 */
export const redactFields = (json: string, { open }: SecretFields): Redacted => {
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    return { body: undefined, secrets: [] };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    return { body: undefined, secrets: [] };
  const secrets: string[] = [];
  const entries = Object.entries(body).map(([name, value]) => {
    if (open.includes(name)) return [name, value];
    secrets.push(...listStrings(value));
    return [name, redacted];
  });
  return { body: JSON.stringify(Object.fromEntries(entries)), secrets };
};

/** Replaces credentials of any kind. */
export const redactCredentials = (value: string): string =>
  mayHaveCredential(value) ? value.replaceAll(credential, redacted) : value;

/** The forms in which a message may repeat a secret. */
const toWrittenForms = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

/** Creates a function that replaces credentials, and the secrets of a request wherever it repeats them. */
export const createRedactor = (secrets: readonly string[]): ((value: string) => string) => {
  const forms = new Set(secrets.filter(({ length }) => length >= shortestSecret).flatMap(toWrittenForms));
  return (value) => {
    let result = redactCredentials(value);
    for (const form of forms) result = result.replaceAll(form, redacted);
    return result;
  };
};
