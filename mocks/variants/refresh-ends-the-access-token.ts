import { errors, operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { readJson, withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

type Pair = { access_token?: string; refresh_token?: string };

const grants: readonly string[] = [operations.exchangeAuthorizationCode.id, operations.refreshSession.id];

export const refreshEndsTheAccessToken: Variant = {
  text: 'A refresh revokes the previous access token.',
  allowedBy:
    "Authentication: a refresh returns a fresh pair; the effect on the old access token isn't specified.",
  families: ['oauth', 'authentication', 'workspaces'],
  wrap: (next) => {
    const accessTokens = new Map<string, string>();
    const revoked = new Set<string>();
    return async (request) => {
      const token = /^Bearer (.+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
      if (revoked.has(token)) {
        const { status, code } = errors.unauthorized;
        const details = { hint: errors['token-revoked'].details.hint };
        return withJson(new Response(), status, {
          error: { code, message: 'The session was refreshed.', details },
        });
      }
      const operation = findOperation(request);
      if (!grants.includes(operation?.id ?? '')) return next(request);
      const { rawBody, again } = await repeatable(request);
      const response = await next(again());
      if (!response.ok) return response;
      const { access_token = '', refresh_token = '' } = ((await readJson(response)) ?? {}) as Pair;
      accessTokens.set(refresh_token, access_token);
      const { refresh_token: old = '' } = JSON.parse(rawBody) as Pair;
      const replaced = accessTokens.get(old);
      if (replaced !== undefined) revoked.add(replaced);
      return response;
    };
  },
};
