import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const holdsAre403: Variant = {
  text: 'A locked workspace and a missing second factor return 403 instead of 401.',
  allowedBy: 'Auth hints: these hints are listed for both 401 and 403.',
  families: ['authentication'],
  decision: 5,
  wrap: changeErrors((error) => {
    const { hint } = (error.details ?? {}) as { hint?: unknown };
    const isHeld =
      hint === errors['workspace-locked'].details.hint || hint === errors['mfa-required'].details.hint;
    return isHeld ? { status: 403, error: { ...error, code: errors['insufficient-scope'].code } } : undefined;
  }),
};
