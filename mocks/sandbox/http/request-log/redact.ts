import { createStringIndex, credentialPrefixes, type SecretFields } from '@workspace-api/contract';

/** The replacement for a secret in the log. */
const redacted = '[redacted]';

/** Shorter strings aren't redacted, because they would match parts of any body. */
const shortestSecret = 4;

const credential = new RegExp(`(?:${credentialPrefixes.join('|')})[\\w.~+/=-]+`, 'g');

/** Lists the strings and numbers within a value, as strings. */
const listStrings = (value: unknown): string[] => {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
};

/**
 * Redacts the fields of a body that the contract marks as secret, and the fields that it doesn't declare.
 *
 * @param json the body as it was sent
 * @returns the body, undefined if its secrets can't be separated from the rest, and the secrets
 */
export const redactFields = (
  json: string,
  { open }: SecretFields,
): { body: string | undefined; secrets: readonly string[] } => {
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
  credentialPrefixes.some((prefix) => value.includes(prefix))
    ? value.replaceAll(credential, redacted)
    : value;

/** The forms in which a message may repeat a secret. */
const toWrittenForms = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret.toWellFormed()),
];

/** Creates a function that redacts credentials, and a request's secrets wherever the request repeats them. */
export const createRedactor = (secrets: readonly string[]): ((value: string) => string) => {
  const index = createStringIndex();
  for (const secret of secrets)
    if (secret.length >= shortestSecret) for (const form of toWrittenForms(secret)) index.add(form);
  return (value) => index.replaceIn(redactCredentials(value), redacted);
};
