import { newId } from './ids.ts';
import { addKey } from './keys.ts';
import { seedTenant } from './seed-tenant.ts';
import type { Store, User } from './store.ts';

/** The permissions of the owner: every scope except the destructive ones that no operation requires. */
export const ownerScopes = [
  'me:read',
  'workspaces:write',
  'tokens:destructive',
  'pages:destructive',
  'theme:write',
  'billing:write',
  'forms:read',
  'logs:read',
  'approvals:write',
  'secrets:destructive',
  'secrets:set',
  'agents:write',
];
const readScopes = ownerScopes
  .filter((scope) => scope !== 'secrets:set')
  .map((scope) => scope.replace(/:.*/, ':read'));

const modes = ['live', 'test'] as const;
const workspaces = [
  { slug: 'harbor-lights', name: 'Harbor Lights', role: ownerScopes },
  { slug: 'granite-peak', name: 'Granite Peak', role: [...readScopes, 'workspaces:write'] },
  { slug: 'quiet-meadow', name: 'Quiet Meadow', role: null },
];

/** Fills an empty store with three workspaces, and a user of two of them with keys of both modes. Returns the user. */
export function seed(store: Store): User {
  const owner: User = {
    id: newId('usr_'),
    email: 'owner@example.com',
    password: 'correct horse',
    roles: new Map(),
  };
  store.users.push(owner);
  for (const { slug, name, role } of workspaces) {
    const workspace = { seq: store.nextSeq(), id: newId('ws_'), slug, name };
    store.workspaces.push(workspace);
    if (role) owner.roles.set(workspace.id, role);
    for (const mode of modes) {
      store.tenants.push(seedTenant(store, workspace, mode));
      for (const scopes of role ? [ownerScopes, readScopes] : []) {
        addKey(store, { owner, workspaceId: workspace.id, mode, scopes });
      }
    }
  }
  return owner;
}
