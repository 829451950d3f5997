import { alterJson, readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const offendingFieldsNotNamed: Mutant = {
  clause: 'validation.fields-present',
  text: 'A validation error has no fields.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error?.fields === undefined) return response;
    const { fields: _, ...rest } = error;
    return alterJson(response, () => ({ error: rest }));
  },
};
