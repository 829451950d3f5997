import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const unknownCredentialsHintedOtherwise: Variant = {
  text: 'A missing or unknown token returns the hint `authenticate`.',
  allowedBy: 'Auth hints: no listed hint fits a missing or unknown token.',
  families: ['authentication', 'oauth'],
  wrap: changeErrors((error) => {
    const details = error.details as { hint?: unknown } | undefined;
    return details?.hint === errors.unauthorized.details.hint
      ? { error: { ...error, details: { ...details, hint: 'authenticate' } } }
      : undefined;
  }),
};
