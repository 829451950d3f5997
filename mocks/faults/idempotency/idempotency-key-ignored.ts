import { headerNames } from '@workspace-api/contract';
import { repeatable } from '../../wrappers/resend.ts';
import type { Fault } from '../lib/fault.ts';

export const idempotencyKeyIgnored: Fault = {
  clause: 'idempotency.replay-does-not-execute',
  text: 'A repeated request with the same Idempotency-Key executes again.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    return next(again({ headers: { [headerNames.idempotencyKey]: null } }));
  },
};
