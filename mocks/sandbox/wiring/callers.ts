import { secretHash } from '../core/token-secret.ts';
import { findPrincipal, requiresMfa } from '../features/tokens/index.ts';
import { findHeldWorkspaces, findOwner, findPolicyRule } from '../features/workspaces/index.ts';
import type { Callers } from '../http/callers.ts';
import { createReadCache } from '../store/caches/read-cache.ts';
import type { Database } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import type { Tables } from '../store/tables.ts';

/** The tables that the cached queries read. */
const callerTables: readonly (keyof Tables)[] = [
  'tokens',
  'earlier_access_tokens',
  'users',
  'workspaces',
  'memberships',
  'workspace_holds',
  'policy_rules',
  'mfa_challenges',
];

/** Looks up callers in the features that hold their records, through a cache: every request asks for the same few. */
export const createCallers = (database: Database, engine: Engine): Callers => {
  const cached = createReadCache(engine, callerTables);
  const exists = async (table: 'tokens' | 'workspaces', column: 'id' | 'slug', value: string) =>
    (await database
      .selectFrom(table)
      .select('id')
      .where(column as 'id', '=', value)
      .executeTakeFirst()) !== undefined;
  return {
    findPrincipal: (secret) => cached(`token ${secretHash(secret)}`, () => findPrincipal(database, secret)),
    findOwner: (slug, mode) => cached(`owner ${slug} ${mode}`, () => findOwner(database, slug, mode)),
    async recordUse(tokenId, last_used_at) {
      await database.updateTable('tokens').set({ last_used_at }).where('id', '=', tokenId).execute();
    },
    requiresMfa: (tokenId) => cached(`mfa ${tokenId}`, () => requiresMfa(database, tokenId)),
    heldWorkspaces: (ids) => cached(`held ${ids}`, () => findHeldWorkspaces(database, ids)),
    findPolicyRule: (target) =>
      cached(`rule ${target.workspaceId} ${target.resource}:${target.action}`, () =>
        findPolicyRule(database, target),
      ),
    workspaceExists: (slug) => exists('workspaces', 'slug', slug),
    hasToken: (id) => exists('tokens', 'id', id),
    hasWorkspace: (id) => exists('workspaces', 'id', id),
  };
};
