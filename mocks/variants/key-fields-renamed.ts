import { changeJson } from '../wrappers/change-responses.ts';
import { chain } from '../wrappers/fetch.ts';
import type { Variant } from './lib/variant.ts';

export const keyFieldsRenamed: Variant = {
  text: 'A key has other field names: `key` for the secret, `token_id`, `permissions`, `last_seen`, `creator`.',
  allowedBy: "Workspace API key: the exact field names of the key record aren't documented.",
  families: ['tokens', 'idempotency'],
  wrap: chain(
    changeJson(['mintToken', 'rotateToken'], ({ id, secret, scopes }) => ({
      token_id: id,
      key: secret,
      permissions: scopes,
    })),
    changeJson(['getToken'], ({ id, scopes, last_used_at, created_by }) => ({
      token_id: id,
      permissions: scopes,
      last_seen: last_used_at,
      creator: { user: created_by },
    })),
  ),
};
