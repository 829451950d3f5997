import { alterJson, readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const errorNotWrapped: Mutant = {
  clause: 'errors.envelope',
  text: 'Errors have no envelope: their members are at the top level of the body.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    return error === undefined ? response : alterJson(response, () => error);
  },
};
