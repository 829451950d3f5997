import { headerNames } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const idempotencyKeyIgnored: Mutant = {
  clause: 'idempotency.replay-does-not-execute',
  text: 'A repeated request with the same Idempotency-Key executes again.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    return next(again({ headers: { [headerNames.idempotencyKey]: null } }));
  },
};
