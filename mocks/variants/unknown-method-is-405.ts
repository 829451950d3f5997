import { errors } from '@workspace-api/contract';
import { findOperation, isApi } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

export const unknownMethodIs405: Variant = {
  text: 'A method that a path does not support returns 405 with `Allow`.',
  allowedBy: "Status codes: 404 is for what is not found; methods aren't mentioned.",
  families: ['errors', 'forms'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (response.status !== errors['not-found'].status || !isApi(request) || findOperation(request))
      return response;
    const allowed = methods.filter((method) => findOperation(new Request(request.url, { method })));
    if (allowed.length === 0) return response;
    const notAllowed = withJson(response, 405, {
      error: { code: 'method_not_allowed', message: 'The path does not support this method.' },
    });
    notAllowed.headers.set('Allow', allowed.join(', '));
    return notAllowed;
  },
};
