import { errors } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { readError, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

export const unknownScopeIs422: Variant = {
  text: 'Creating a key with an unknown scope returns 422.',
  allowedBy: "Tokens: the response to an unknown scope isn't documented.",
  families: ['tokens'],
  wrap: (next) => async (request) => {
    const response = await next(request);
    if (findOperation(request)?.id !== 'mintToken' || response.status !== errors['validation-failed'].status)
      return response;
    const fields = ((await readError(response))?.fields ?? []) as { path: string; reason: string }[];
    const isUnknownScope = fields.every(
      ({ path, reason }) => path.startsWith('/scopes/') && reason === 'unknown_value',
    );
    return isUnknownScope
      ? withJson(response, 422, { error: { code: 'unknown_scope', message: 'The scope does not exist.' } })
      : response;
  },
};
