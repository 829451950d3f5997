import { readFileSync } from 'node:fs';
import { fromRoot } from '../generate/paths.ts';

/** The expressions that recheck found to be linear. `npm run regexes` writes it. */
export const linearFile = 'scripts/regexes/linear.json';

/** The expressions that recheck can't decide or rejects, with the reason why they are linear even so. */
export const linearByReason: Readonly<Record<string, string>> = {
  '/\\/+$/': 'it runs over addresses of the configuration',
  '/"(?:auth_code|code_verifier|access_token|refresh_token|secret|signing_secret|token)"\\s*:\\s*"((?:[^"\\\\]|\\\\.)+)"/g':
    'a match starts at the name of a member, which no value contains without an escape',
  '/"((?:agt|tok|apr|evt|frm|inv|page|plan|run|sub|tok|usr|wh|ws|key_live_|key_test_|sess_|whsec_)[^"]+)"/g':
    'a match ends at the next quote, where the next one starts',
  '/("expires_at\\\\*"\\s*:\\s*\\\\*"[^"\\\\]*\\\\*"\\s*,\\s*\\\\*"url\\\\*"\\s*:\\s*\\\\*")[^"\\\\]*/g':
    'a match starts at the name of a member, and its value ends at the next quote',
  '/(\\\\"(?:access_token|refresh_token|auth_code|code_verifier|secret|signing_secret|password)\\\\+"\\s*:\\s*\\\\+")[^"\\\\]*/g':
    'a match starts at the name of a member, and its value ends at the next quote',
  '/\\de\\+?\\d{3}|\\d{309}|\\\\ud/i': 'a match has at most 309 characters',
};

/** Why an expression is linear: recheck's result, or a reason; null if neither is known. */
export const readLinear = (): ReadonlySet<string> =>
  new Set([
    ...(JSON.parse(readFileSync(fromRoot(linearFile), 'utf8')) as string[]),
    ...Object.keys(linearByReason),
  ]);
