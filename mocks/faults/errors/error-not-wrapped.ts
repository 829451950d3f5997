import { alterJson, readError } from '../../wrappers/json.ts';
import type { Fault } from '../lib/fault.ts';

export const errorNotWrapped: Fault = {
  clause: 'errors.envelope',
  text: 'Errors have no envelope: their members are at the top level of the body.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    return error === undefined ? response : alterJson(response, () => error);
  },
};
