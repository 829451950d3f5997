import { errors } from '@workspace-api/contract';
import { errorOf } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from '../lib/elevate.ts';
import type { Fault } from '../lib/fault.ts';

export const scopesNotChecked: Fault = {
  clause: 'scopes.required',
  text: 'A token can do everything, regardless of its scopes.',
  wrap: (next) => {
    const { note, elevate } = createElevation(next);
    return async (request) => {
      const { again } = await repeatable(request);
      const response = await next(again());
      note(request, response);
      const error = await errorOf(response);
      return error?.code === errors['insufficient-scope'].code ? elevate(again, response) : response;
    };
  },
};
