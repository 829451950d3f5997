import { headerNames } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const idempotencyKeyCaseFolded: Mutant = {
  clause: 'idempotency.key-case-sensitive',
  text: 'Idempotency keys are compared case-insensitively.',
  wrap: (next) => async (request) => {
    const key = request.headers.get(headerNames.idempotencyKey);
    if (key === null) return next(request);
    const { again } = await repeatable(request);
    return next(again({ headers: { [headerNames.idempotencyKey]: key.toLowerCase() } }));
  },
};
