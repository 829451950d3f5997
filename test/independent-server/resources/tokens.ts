import { addKey, allScopes, newKeySecret } from '../auth.ts';
import { type Call, created, type Handlers, noContent, ok } from '../call.ts';
import { insufficientScope, notFound } from '../errors.ts';
import type { ApiKey } from '../store.ts';
import { objectSchema, parseJson } from '../validate.ts';
import { sha256, timestamp } from '../values.ts';

const checkBody = objectSchema<{ scopes: string[] }>({
  scopes: { type: 'array', minItems: 1, items: { type: 'string', enum: allScopes } },
});

function requireKey({ store, tenant, params }: Call): ApiKey {
  const key = store.keys.get(params.id ?? '');
  if (!key || key.revoked || key.workspaceId !== tenant.workspace.id || key.mode !== tenant.mode)
    throw notFound('The API key');
  return key;
}

export const tokens: Handlers = {
  // A key has scopes that the caller holds.
  'POST ~/tokens tokens:write': ({ store, principal, tenant, raw }) => {
    const { scopes } = checkBody(parseJson(raw));
    const lacking = scopes.find((scope) => !principal.scopes.has(scope));
    if (lacking !== undefined)
      throw insufficientScope(lacking, `The token cannot pass on the scope ${lacking}.`);
    const { key, secret } = addKey(store, {
      owner: principal.user,
      workspaceId: tenant.workspace.id,
      mode: principal.mode,
      scopes: [...new Set(scopes)],
      ...(principal.key && { createdBy: { type: 'key', id: principal.key.id } }),
    });
    return created({ id: key.id, api_key: secret, grants: key.scopes });
  },

  'GET ~/tokens/{id} tokens:read': (call) => {
    const { id, scopes, lastUsedAt, createdBy, createdAt } = requireKey(call);
    const lastUsed = lastUsedAt === null ? null : timestamp(lastUsedAt);
    return ok({ id, scopes, lastUsed, createdBy, createdOn: timestamp(createdAt) });
  },

  'POST ~/tokens/{id}/rotate tokens:destructive': (call) => {
    const key = requireKey(call);
    const secret = newKeySecret(key.mode);
    key.secretHash = sha256(secret);
    return created({ api_key: secret });
  },

  'DELETE ~/tokens/{id} tokens:destructive': (call) => {
    requireKey(call).revoked = true;
    return noContent;
  },
};
