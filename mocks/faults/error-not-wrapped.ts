import type { Fault } from './lib/fault.ts';
import { alterJson, errorOf } from './lib/json.ts';

export const errorNotWrapped: Fault = {
  clause: 'errors.envelope',
  text: 'The members of an error stand at the top of the body, with no envelope around them.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await errorOf(response);
    return error === undefined ? response : alterJson(response, () => error);
  },
};
