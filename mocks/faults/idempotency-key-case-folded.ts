import { headerNames } from '@workspace-api/contract';
import type { Fault } from './lib/fault.ts';
import { repeatable } from './lib/resend.ts';

export const idempotencyKeyCaseFolded: Fault = {
  clause: 'idempotency.key-case-sensitive',
  text: 'Idempotency keys are compared case-insensitively.',
  wrap: (next) => async (request) => {
    const key = request.headers.get(headerNames.idempotencyKey);
    if (key === null) return next(request);
    const { again } = await repeatable(request);
    return next(again({ headers: { [headerNames.idempotencyKey]: key.toLowerCase() } }));
  },
};
