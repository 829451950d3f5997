import { notice } from './notice.ts';
import type { OpenApiDocument } from './openapi-document.ts';
import { ownProperties } from './provisional-names-table.ts';

const kinds = ['key', 'session', 'signing-secret'] as const;
type Kind = (typeof kinds)[number];

/** Returns the fixed prefixes of a pattern: `sess_` for `^sess_.+$`, and one for each alternative of `^key_(live|test)_.+$`. */
const parsePrefixes = (pattern: unknown): Record<string, string> => {
  const [, start, alternatives, end] = /^\^([a-z]+_)(?:\(([a-z|]+)\)(_))?/.exec(String(pattern)) ?? [];
  if (start === undefined)
    throw new Error(
      `A credential (x-credential) needs a pattern with a prefix, not ${JSON.stringify(pattern)}.`,
    );
  return alternatives === undefined
    ? { '': start }
    : Object.fromEntries(alternatives.split('|').map((one) => [one, `${start}${one}${end}`]));
};

/** The prefixes of a kind of credential, from the pattern of the one property with this `x-credential`. */
const prefixes = (document: OpenApiDocument, kind: Kind): Record<string, string> => {
  const [property, ...others] = Object.values(document.components.schemas)
    .flatMap(ownProperties)
    .map(([, property]) => property)
    .filter((property) => property['x-credential'] === kind);
  if (!property || others.length > 0)
    throw new Error(
      `${others.length + (property ? 1 : 0)} properties are marked x-credential: ${kind}; expected one.`,
    );
  return parsePrefixes(property.pattern);
};

/** `credentials.ts`: the prefixes of keys, session tokens and signing secrets. */
export const renderCredentials = (document: OpenApiDocument): string => {
  const [keys, session, signingSecret] = kinds.map((kind) => prefixes(document, kind));
  return `${notice}
/** The prefix of an API key, by its mode. */
export const keyPrefixes = ${JSON.stringify(keys, null, 2)} as const;

/** The prefix of the access token of a session, before a JWT. */
export const sessionPrefix = ${JSON.stringify(session?.[''])};

/** The prefix of the signing secret of a webhook subscription. */
export const signingSecretPrefix = ${JSON.stringify(signingSecret?.[''])};
`;
};
