import { errors, operationList, operations, sessionPrefix } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { alterJson, type Json, withJson } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const keyScopes = new Set<string | null>(
  operationList.filter(({ tag }) => tag === operations.mintToken.tag).map(({ scope }) => scope),
);

const { status, code, details } = errors['insufficient-scope'];

export const usersWithoutKeys: Variant = {
  text: 'Users have no permission for API keys: their sessions get 403 for every operation on keys.',
  allowedBy: "Authentication: session tokens inherit the user's permissions, whichever they are.",
  families: ['idempotency', 'scopes'],
  wrap: (next) => async (request) => {
    const isSession = request.headers.get('Authorization')?.startsWith(`Bearer ${sessionPrefix}`) === true;
    const operation = findOperation(request);
    if (isSession && operation && keyScopes.has(operation.scope)) {
      const asReader = new Request(request.url.replace(/\/tokens.*$/, '/agents'), {
        headers: request.headers,
      });
      const response = await next(asReader);
      if (response.status === 401 || response.status === 404) return response;
      const error = {
        code,
        message: 'The user may not manage keys.',
        details: { ...details, required_scope: operation.scope },
      };
      return withJson(response, status, { error });
    }
    const response = await next(request);
    if (!isSession || operation === undefined) return response;
    if (operation.id !== operations.getMe.id || !response.ok) return response;
    return alterJson(response, (me) => {
      const token = me.token as Json & { scopes: string[] };
      return { ...me, token: { ...token, scopes: token.scopes.filter((scope) => !keyScopes.has(scope)) } };
    });
  },
};
