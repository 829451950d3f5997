import { errors } from '@workspace-api/contract';
import { alterJson, readError } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

export const requiredScopeNotNamed: Mutant = {
  clause: 'scopes.required-scope-named',
  text: 'The error for a missing scope does not name the scope.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const error = await readError(response);
    if (error?.code !== errors['insufficient-scope'].code) return response;
    const { details: _, ...rest } = error;
    return alterJson(response, () => ({ error: rest }));
  },
};
