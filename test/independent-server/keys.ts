import { createRandomString, newId } from './ids.ts';
import { type ApiKey, type Mode, type Store, sha256 } from './store.ts';

/** Creates the secret of a key. Only its owner keeps it. */
export const newSecret = (mode: Mode): string => `key_${mode}_${createRandomString()}`;

/** The owner, workspace, mode and scopes of a new key. By default its owner created it. */
export type NewKey = Pick<ApiKey, 'owner' | 'workspaceId' | 'mode' | 'scopes'> &
  Partial<Pick<ApiKey, 'createdBy'>>;

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
