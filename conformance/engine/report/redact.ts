import { credentials } from '../../checks/credential-patterns.ts';

/** What stands where a secret was. */
const redacted = '[redacted]';

/** Shorter ones (a target that mints the token `a`) are no secret, and hiding them would garble the report. */
const shortest = 8;

const members = 'access_token|refresh_token|auth_code|code_verifier|secret|signing_secret|password';

/** Members of JSON that carry a secret whatever it looks like; the text may have been cut within the value. */
const secretMember = new RegExp(String.raw`("(?:${members})"\s*:\s*")(?:[^"\\]|\\.)*(?="|\\?$)`, 'g');

/** The same in JSON that is itself quoted within a string. */
const quotedSecretMember = new RegExp(String.raw`(\\+"(?:${members})\\+"\s*:\s*\\+")[^"\\]*`, 'g');

/**
 * Takes secrets out of a text: the given values wherever they stand, everything with a credential's prefix, and
 * the values of JSON members that hold secrets. Redact before cutting a text short, else half a secret remains.
 */
export function redact(value: string, secrets: Iterable<string> = []): string {
  let result = value;
  for (const secret of longestFirst(secrets)) {
    result = result.replaceAll(secret, redacted).replaceAll(percentEncoded(secret), redacted);
  }
  return [secretMember, quotedSecretMember, credentials].reduce(
    (before, pattern) => before.replace(pattern, `$1${redacted}`),
    result,
  );
}

// encodeURIComponent throws on lone surrogates, and a target may well mint such a token.
function percentEncoded(secret: string): string {
  return encodeURIComponent(secret.replace(/\p{Cs}/gu, '\ufffd'));
}

// A secret that starts with another one must go first, else its tail would stay.
function longestFirst(secrets: Iterable<string>): string[] {
  return [...new Set(secrets)]
    .filter((secret) => secret.length >= shortest)
    .sort((a, b) => b.length - a.length);
}
