import { createKeyIndex, type StringIndex } from '@workspace-api/contract';
import { credentials } from '../../checks/credential-patterns.ts';
import { plainForms } from '../../checks/secret-value.ts';

/** The replacement for a secret. */
const redacted = '[redacted]';

/**
 * The minimum length of a secret. Shorter values (a target that creates the token `a`) are not treated as secrets: hiding them
 * would garble the report.
 */
const shortest = 8;

const members = 'access_token|refresh_token|auth_code|code_verifier|secret|signing_secret|password';

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

// encodeURIComponent throws on lone surrogates, which a target's token may contain.
const percentEncoded = (secret: string): string => encodeURIComponent(secret.replace(/\p{Cs}/gu, '\ufffd'));

/** The forms in which a string may show a secret. */
const writtenForms = (secret: string): readonly string[] =>
  secret.length < shortest ? [] : [...plainForms(secret), percentEncoded(secret)];

const toIndex = createKeyIndex(writtenForms);

/** Replaces every occurrence of a secret. Occurrences that overlap are replaced together, so that no part of one remains. */
const withoutSecrets = (value: string, index: StringIndex, isCut: boolean): string => {
  let result = '';
  let copied = 0;
  for (let at = 0; at < value.length; at += 1) {
    let end = at + index.lengthAt(value, at, isCut ? shortest : undefined);
    if (end === at) continue;
    result += value.slice(copied, at) + redacted;
    for (; at < end; at += 1)
      end = Math.max(end, at + index.lengthAt(value, at, isCut ? shortest : undefined));
    copied = end;
    at = end - 1;
  }
  return result + value.slice(copied);
};

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
    const result = withoutSecrets(copyStart(value), index, value.length > longest);
    return [secretMember, quotedSecretMember, credentials, proxyUrl, proxyUrlLast, proxyToken].reduce(
      (before, pattern) => before.replace(pattern, `$1${redacted}`),
      result,
    );
  };
};
