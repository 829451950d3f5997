import { alterJson, readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const errorWithoutMessage: Mutant = {
  clause: 'errors.message-is-one-line',
  text: 'Errors have a code but no message.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error === undefined) return response;
    const { message: _, ...rest } = error;
    return alterJson(response, () => ({ error: rest }));
  },
};
