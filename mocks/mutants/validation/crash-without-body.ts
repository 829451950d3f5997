import { errors } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withBody } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';

export const crashWithoutBody: Mutant = {
  clause: 'validation.body-fails-with-400',
  text: 'A write without a body crashes.',
  wrap: (next) => async (request) => {
    const { rawBody, again } = await repeatable(request);
    const response = await next(again());
    const required = findOperation(request)?.requestBody?.required === true;
    if (!required || rawBody !== '' || response.status !== 400) return response;
    const { headers } = response;
    return withBody(
      { status: errors['internal-error'].status, headers },
      'Internal Server Error',
      'text/plain',
    );
  },
};
