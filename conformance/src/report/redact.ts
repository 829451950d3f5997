import { mapStrings } from './printable.ts';
import type { Report } from './report.ts';

/** What stands where a secret was. */
export const redacted = '[redacted]';

/** Credentials are known by their prefix, whoever let them slip into a text; the prefix stays, for it says the kind. */
const credential = /\b(key_live_|key_test_|sess_|whsec_)[A-Za-z0-9._~+/=-]+/g;

/** Members of JSON that carry a secret whatever it looks like; the text may have been cut within the value. */
const secretMember =
  /("(?:access_token|refresh_token|auth_code|code_verifier|secret|signing_secret|password)"\s*:\s*")(?:[^"\\]|\\.)*(?="|\\?$)/g;

/**
 * Takes secrets out of a text: the given values wherever they stand, everything with a credential's prefix, and
 * the values of JSON members that hold secrets. Redact before cutting a text short, else half a secret remains.
 */
export function redact(text: string, secrets: Iterable<string> = []): string {
  let result = text;
  for (const secret of longestFirst(secrets)) {
    result = result.replaceAll(secret, redacted).replaceAll(encodeURIComponent(secret), redacted);
  }
  return result.replace(secretMember, `$1${redacted}`).replace(credential, `$1${redacted}`);
}

/** The last line of defence before a report is written: every string of it goes through {@link redact}. */
export function redactReport(report: Report, secrets: Iterable<string> = []): Report {
  const known = [...secrets];
  return mapStrings(report, (text) => redact(text, known));
}

// A secret that starts with another one must go first, else its tail would stay.
function longestFirst(secrets: Iterable<string>): string[] {
  return [...new Set(secrets)].filter(Boolean).sort((a, b) => b.length - a.length);
}
