import { errors, operations } from '@workspace-api/contract';
import { findOperation } from '../wrappers/find-operation.ts';
import { withJson } from '../wrappers/json.ts';
import { repeatable } from '../wrappers/resend.ts';
import type { Variant } from './lib/variant.ts';

export const sessionScopesRefusedToKeys: Variant = {
  text: "A new key can't get workspaces:write, which only sessions can use.",
  allowedBy: "Workspaces: API keys can't switch, and no other operation requires the scope.",
  families: ['scopes', 'workspaces'],
  decision: 25,
  wrap: (next) => async (request) => {
    if (findOperation(request)?.id !== operations.mintToken.id) return next(request);
    const { rawBody, again } = await repeatable(request);
    if (!rawBody.includes(operations.switchWorkspace.scope)) return next(again());
    // The server rejects this body anyway, so it checks the credentials first.
    const refusal = await next(again({ body: '{"scopes":"none"}' }));
    const { status, code } = errors['validation-failed'];
    if (refusal.status !== status) return refusal;
    const fields = [{ path: '/scopes', reason: 'unknown_value', message: "Keys can't have this scope." }];
    return withJson(refusal, status, { error: { code, message: "Keys can't have this scope.", fields } });
  },
};
