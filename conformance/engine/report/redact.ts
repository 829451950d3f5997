import { createKeyIndex, secretNames } from '@workspace-api/contract';
import { credentials, plainForms } from '../../checks/secrets.ts';

/** The replacement for a secret. */
const redacted = '[redacted]';

/**
 * The minimum length of a secret. Shorter values (a target that creates the token `a`) are not treated as secrets: hiding them
 * would garble the report.
 */
const shortest = 8;

/** The members that the contract marks as secret, and names of others that the service document doesn't show. */
const members = [...secretNames, 'signing_secret', 'password'].join('|');

/** JSON members whose value is always secret, whatever its format. The JSON may have been cut off within the value. */
const secretMember = new RegExp(String.raw`("(?:${members})"\s*:\s*")(?:[^"\\]|\\.)*(?="|\\?$)`, 'g');

/** The same for JSON that is itself quoted in a string. */
const quotedSecretMember = new RegExp(String.raw`(\\"(?:${members})\\+"\s*:\s*\\+")[^"\\]*`, 'g');

/** The token of a proxy URL: who has it can use the secret. */
const proxyToken = /(?<![A-Za-z0-9])(px_)[A-Za-z0-9._~-]+/g;

/** A proxy URL in any other form: the URL next to its expiry, also in JSON that is itself quoted. */
const proxyUrl = /("url\\*"\s*:\s*\\*")[^"\\]*(?=\\*"\s*,\s*\\*"expires_at\\*")/g;
const proxyUrlLast = /("expires_at\\*"\s*:\s*\\*"[^"\\]*\\*"\s*,\s*\\*"url\\*"\s*:\s*\\*")[^"\\]*/g;

/** Longer strings are cut: a report shows at most the start of a body. The limit keeps every search in them short. */
const longest = 16_384;

/** Copies the start of a string. A slice would keep the whole string in memory, such as a response of megabytes. */
const copyStart = (value: string): string =>
  Buffer.from(value.slice(0, longest), 'utf16le').toString('utf16le');

/** Creates the index of the forms in which a string may show secrets. */
const toIndex = createKeyIndex((secret) =>
  // encodeURIComponent throws on lone surrogates, which a target's token may contain.
  secret.length < shortest ? [] : [...plainForms(secret), encodeURIComponent(secret.toWellFormed())],
);

/**
 * Creates a function that removes secrets from a string: every occurrence of the given values, everything with a credential's
 * prefix, proxy URLs, and the values of JSON members that hold secrets. It shortens strings to {@link longest} characters.
 * Redact before truncating a string further, because otherwise half a secret remains.
 *
 * @param secrets the values; the map may grow between two calls with it
 */
export const createRedactor = (secrets: ReadonlyMap<string, unknown>): ((value: string) => string) => {
  const index = toIndex(secrets);
  return (value) => {
    const minCut = value.length > longest ? shortest : undefined;
    const result = index.replaceIn(copyStart(value), redacted, minCut);
    return [secretMember, quotedSecretMember, credentials, proxyUrl, proxyUrlLast, proxyToken].reduce(
      (before, pattern) => before.replace(pattern, `$1${redacted}`),
      result,
    );
  };
};
