import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const invalidGrantIs401: Variant = {
  text: 'An invalid code or refresh token returns 401 `unauthorized`.',
  allowedBy: "Authentication: the errors of the OAuth endpoints aren't documented.",
  families: ['oauth'],
  decision: 4,
  wrap: changeErrors((error) =>
    error.code === errors['invalid-grant'].code
      ? {
          status: errors.unauthorized.status,
          error: {
            code: errors.unauthorized.code,
            message: 'The grant is invalid.',
            details: { hint: errors['token-revoked'].details.hint },
          },
        }
      : undefined,
  ),
};
