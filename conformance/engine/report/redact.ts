import { credentials } from '../../checks/credential-patterns.ts';

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
const quotedSecretMember = new RegExp(String.raw`(\\+"(?:${members})\\+"\s*:\s*\\+")[^"\\]*`, 'g');

/** The token of a proxy URL: who has it can use the secret. */
const proxyToken = /(?<![A-Za-z0-9])(px_)[A-Za-z0-9._~-]+/g;

/** A proxy URL in any other form: the URL next to its expiry, also in JSON that is itself quoted. */
const proxyUrl = /(\\*"url\\*"\s*:\s*\\*")[^"\\]*(?=\\*"\s*,\s*\\*"expires_at\\*")/g;
const proxyUrlLast = /(\\*"expires_at\\*"\s*:\s*\\*"[^"\\]*\\*"\s*,\s*\\*"url\\*"\s*:\s*\\*")[^"\\]*/g;

/**
 * Removes secrets from a string: every occurrence of the given values, everything with a credential's prefix, proxy URLs, and the
 * values of JSON members that hold secrets. Redact before truncating a string, because otherwise half a secret remains.
 */
export function redact(value: string, secrets: Iterable<string> = []): string {
  let result = value;
  for (const secret of longestFirst(secrets)) {
    result = result.replaceAll(secret, redacted).replaceAll(percentEncoded(secret), redacted);
  }
  return [secretMember, quotedSecretMember, credentials, proxyUrl, proxyUrlLast, proxyToken].reduce(
    (before, pattern) => before.replace(pattern, `$1${redacted}`),
    result,
  );
}

// encodeURIComponent throws on lone surrogates, which a target's token may contain.
function percentEncoded(secret: string): string {
  return encodeURIComponent(secret.replace(/\p{Cs}/gu, '\ufffd'));
}

// If one secret is a prefix of another, the longer one must be replaced first. Otherwise its tail would remain.
function longestFirst(secrets: Iterable<string>): string[] {
  return [...new Set(secrets)]
    .filter((secret) => secret.length >= shortest)
    .sort((a, b) => b.length - a.length);
}
