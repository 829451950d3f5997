import { credentialPrefixes, inlineValue, secretBodies, secretFields } from '@workspace-api/contract';

const redacted = '[redacted]';

/** Headers with credentials of the API, and of other services. */
const secretHeader = /auth|cookie|token|secret|password|signature|api-?key/i;

const credential = new RegExp(`(?:${credentialPrefixes.join('|')})[\\w.~+/=-]+`, 'g');

/** Replaces keys, session tokens and signing secrets, which have a prefix. */
export const redactCredentials = (value: string): string => value.replaceAll(credential, redacted);

/** Data of a JSON document without keys, session tokens and signing secrets. */
export const redactData = <Data>(data: Data): Data => JSON.parse(redactCredentials(JSON.stringify(data)));

/** A value that comes from elsewhere, for a message: on one line, with at most 200 characters, and without credentials. */
export const excerpt = (value: unknown): string => redactCredentials(inlineValue(String(value)));

/** The headers of a message by their names, in lower case, without credentials. */
export const redactHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...(headers as unknown as Iterable<[string, string]>)].map(([name, value]) => [
      name,
      secretHeader.test(name) ? redacted : redactCredentials(value),
    ]),
  );

const matches = (path: string, template: string): boolean =>
  new RegExp(`${template.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(path);

/**
 * The JSON of a message without its secrets: the fields that the contract marks as secret, and fields that it doesn't declare
 * next to them.
 *
 * @param part which body of the operation it is; an error is neither
 */
export const redactBody = (
  json: string,
  { method, path }: { method: string; path: string },
  part?: 'request' | 'response',
): unknown => {
  const operation = secretBodies.find((one) => one.method === method && matches(path, one.path));
  const fields = part && secretFields[operation?.[part] ?? ''];
  const plain = redactCredentials(json);
  let value: unknown;
  try {
    value = JSON.parse(plain);
  } catch {
    return fields ? redacted : plain;
  }
  if (!fields) return value;
  const members = Object.entries(Object(value));
  return Object.fromEntries(
    members.map(([name, member]) => [name, fields.open.includes(name) ? member : redacted]),
  );
};
