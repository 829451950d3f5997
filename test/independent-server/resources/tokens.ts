import { type Call, jsonBody, noContent, ok, type Reply, requireTenant } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { createRandomString, newId, timestamp } from '../ids.ts';
import { allScopes } from '../scopes.ts';
import { type ApiKey, type Mode, type Store, sha256 } from '../store.ts';
import { bodySchema } from '../validate.ts';

const tokenBody = bodySchema<{ scopes: string[] }>({
  type: 'object',
  required: ['scopes'],
  properties: { scopes: { type: 'array', minItems: 1, items: { type: 'string', enum: allScopes } } },
});

function requireKey(call: Call): ApiKey {
  const { workspace, mode } = requireTenant(call);
  const key = call.store.keys.get(call.params.id ?? '');
  if (!key || key.revoked || key.workspaceId !== workspace.id || key.mode !== mode)
    throw notFound('The API key');
  return key;
}

/** Creates the secret of a key. Only its owner keeps it. */
const newSecret = (mode: Mode): string => `key_${mode}_${createRandomString()}`;

/** The owner, workspace, mode and scopes of a new key. By default its owner created it. */
type NewKey = Pick<ApiKey, 'owner' | 'workspaceId' | 'mode' | 'scopes'> & Partial<Pick<ApiKey, 'createdBy'>>;

/** Adds a key. */
export function addKey(store: Store, newKey: NewKey): { key: ApiKey; secret: string } {
  const secret = newSecret(newKey.mode);
  const key: ApiKey = {
    createdBy: { type: 'user', id: newKey.owner.id },
    ...newKey,
    id: newId('tok_'),
    secretHash: sha256(secret),
    createdAt: store.now(),
    lastUsedAt: null,
    revoked: false,
  };
  store.keys.set(key.id, key);
  return { key, secret };
}

/** Creates a key with scopes that the caller holds. */
export function create(call: Call): Reply {
  const { principal, store } = call;
  const { scopes } = tokenBody(jsonBody(call));
  const lacking = scopes.find((scope) => !principal.scopes.has(scope));
  if (lacking !== undefined) {
    throw new ApiError(403, 'insufficient_scope', `The token cannot pass on the scope ${lacking}.`, {
      details: { required_scope: lacking, hint: 'missing_scope' },
    });
  }
  const { key, secret } = addKey(store, {
    owner: principal.user,
    workspaceId: requireTenant(call).workspace.id,
    mode: principal.mode,
    scopes: [...new Set(scopes)],
    ...(principal.key && { createdBy: { type: 'key', id: principal.key.id } }),
  });
  return { status: 201, body: { id: key.id, api_key: secret, grants: key.scopes } };
}

export function inspect(call: Call): Reply {
  const key = requireKey(call);
  return ok({
    id: key.id,
    scopes: key.scopes,
    lastUsed: key.lastUsedAt === null ? null : timestamp(key.lastUsedAt),
    createdBy: key.createdBy,
    createdOn: timestamp(key.createdAt),
  });
}

export function rotate(call: Call): Reply {
  const key = requireKey(call);
  const secret = newSecret(key.mode);
  key.secretHash = sha256(secret);
  return { status: 201, body: { api_key: secret } };
}

export function revoke(call: Call): Reply {
  requireKey(call).revoked = true;
  return noContent;
}
