import { type ClauseId, errors } from '@workspace-api/contract';
import { changeErrors } from '../../wrappers/change-responses.ts';
import type { Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const getHint = (error: Json): unknown => (error.details as Json | undefined)?.hint;

/** Replaces or removes a required hint. */
const replaceHint = (
  clause: ClauseId,
  text: string,
  hint: string,
  replacement: string | undefined,
): Mutant => ({
  clause,
  text,
  wrap: changeErrors((error) =>
    getHint(error) === hint
      ? { error: { ...error, details: { ...(error.details as Json), hint: replacement } } }
      : undefined,
  ),
});

const revoked = errors['token-revoked'].details.hint;
const expired = errors['token-expired'];

/** Rejections without a reason, or with a wrong one. */
export const misnamedRefusals: Record<string, Mutant> = {
  'locked-workspace-without-hint': replaceHint(
    'authentication.locked-workspace-hint',
    'The error for a locked workspace has no hint.',
    errors['workspace-locked'].details.hint,
    undefined,
  ),
  'second-factor-hinted-as-expiry': replaceHint(
    'authentication.mfa-hint',
    'A session without a second factor gets the error for an expired session.',
    errors['mfa-required'].details.hint,
    expired.details.hint,
  ),
  'revoked-key-hinted-as-unknown': replaceHint(
    'authentication.revoked-key-hint',
    'A revoked key gets the error for an unknown key.',
    revoked,
    errors.unauthorized.details.hint,
  ),
  'unknown-key-without-hint': replaceHint(
    'authentication.unauthorized-carries-hint',
    'The 401 for unknown credentials has no hint.',
    errors.unauthorized.details.hint,
    undefined,
  ),
  'expired-session-is-unauthorized': {
    clause: 'authentication.expired-session-code',
    text: 'An expired session gets the error code for unknown credentials.',
    wrap: changeErrors((error) =>
      error.code === expired.code ? { error: { ...error, code: errors.unauthorized.code } } : undefined,
    ),
  },
};
