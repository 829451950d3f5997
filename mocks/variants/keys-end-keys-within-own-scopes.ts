import { basePath, errors, operations, type Scope, scopesThatGrant } from '@workspace-api/contract';
import type { Fetch } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

const { getMe, mintToken, revokeToken, rotateToken } = operations;

const getAuthorization = (request: Request): string => request.headers.get('Authorization') ?? '';

const lacks = (own: readonly Scope[], scope: Scope): boolean =>
  !scopesThatGrant[scope].some((one) => own.includes(one));

const isDead = async (next: Fetch, request: Request): Promise<boolean> => {
  const headers = { Authorization: getAuthorization(request) };
  const me = new Request(new URL(basePath + getMe.path, request.url), { headers });
  return (await next(me)).status === errors.unauthorized.status;
};

export const keysEndKeysWithinOwnScopes: Variant = {
  text: 'A new key can rotate or revoke only keys whose scopes it has itself.',
  allowedBy: "Tokens: the document doesn't specify which keys of the workspace a caller can end.",
  families: ['tokens', 'scopes'],
  wrap: (next) => {
    const byToken = new Map<string, readonly Scope[]>();
    const byId = new Map<string, readonly Scope[]>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const { rawBody, again } = await repeatable(request);
      if (operation === rotateToken.id || operation === revokeToken.id) {
        const [own, theirs] = [
          byToken.get(getAuthorization(request)),
          byId.get(/\/tokens\/([^/]+)/.exec(request.url)?.[1] ?? ''),
        ];
        const missing = own && theirs?.find((scope) => lacks(own, scope));
        if (own && missing && !lacks(own, operations[operation].scope) && !(await isDead(next, request))) {
          const { status, code, details } = errors['insufficient-scope'];
          return withJson(new Response(), status, {
            error: {
              code,
              message: `The caller lacks ${missing}.`,
              details: { ...details, required_scope: missing },
            },
          });
        }
      }
      const response = await next(again());
      if (operation !== mintToken.id || !response.ok) return response;
      const key = await readJson(response);
      const { scopes } = JSON.parse(rawBody) as { scopes: Scope[] };
      byToken.set(`Bearer ${String(key?.secret)}`, scopes);
      byId.set(String(key?.id), scopes);
      return response;
    };
  },
};
