import { headerNames } from '@workspace-api/contract';
import type { Fault } from './lib/fault.ts';
import { repeatable } from './lib/resend.ts';

export const idempotencyKeyIgnored: Fault = {
  clause: 'idempotency.replay-does-not-execute',
  text: 'A repeated request with the same Idempotency-Key executes again.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    return next(again({ headers: { [headerNames.idempotencyKey]: null } }));
  },
};
