import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readError, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import type { Mutant } from '../lib/mutant.ts';
import { parseBody } from '../lib/parse-body.ts';

export const refusalQuotesValue: Mutant = {
  clause: 'secrets.value-never-returned',
  text: 'The error for a rotation to the current value contains this value.',
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== operations.rotateSecret.id) return next(request);
    const { rawBody, again } = await repeatable(request);
    const response = await next(again());
    const error = await readError(response);
    if (error === undefined || rawBody === '') return response;
    const { value } = parseBody(rawBody);
    return withJson(response, response.status, {
      error: { ...error, message: `The secret already has the value ${value}.` },
    });
  },
};
