import { errors, headerNames } from '@workspace-api/contract';
import { readError } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const idempotencyMismatchExecutes: Mutant = {
  clause: 'idempotency.mismatch-is-422',
  text: 'The same Idempotency-Key with a different body is treated as a new request.',
  wrap: (next) => async (request) => {
    const { again } = await repeatable(request);
    const response = await next(again());
    const mismatch = (await readError(response))?.code === errors['idempotency-mismatch'].code;
    return mismatch ? next(again({ headers: { [headerNames.idempotencyKey]: null } })) : response;
  },
};
