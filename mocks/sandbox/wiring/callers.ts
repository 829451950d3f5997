import { memoize } from '../core/memoize.ts';
import type { Principal } from '../core/principal.ts';
import { secretHash } from '../core/token-secret.ts';
import { readAllSettings, type StoredSettings } from '../domain/workspace-settings.ts';
import { type KnownSecrets, publicSecrets } from '../features/tokens/known-tokens.ts';
import { findPrincipal, requiresMfa } from '../features/tokens/principals.ts';
import { findOwner } from '../features/workspaces/workspace.ts';
import type { Callers } from '../http/callers.ts';
import type { Database } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import { createReadCaches } from '../store/read-cache.ts';
import type { Tables } from '../store/tables.ts';

/** The tables that the cached queries read. */
const callerTables: readonly (keyof Tables)[] = [
  'tokens',
  'earlier_access_tokens',
  'users',
  'workspaces',
  'memberships',
  'workspace_settings',
  'mfa_challenges',
];

/**
 * Looks up callers in the features that store their records, through a cache, because all requests come from the same few
 * callers.
 */
export const createCallers = (
  database: Database,
  engine: Engine,
  knownSecrets: KnownSecrets = publicSecrets,
): Callers => {
  const newCache = createReadCaches(engine, callerTables);
  // Hashing takes longer than finding the principal. The secrets stay in this process: the database stores only hashes.
  const hashSecret = memoize(secretHash);
  const principals = newCache<Principal | undefined>();
  const owners = newCache<Principal | undefined>();
  const factors = newCache<boolean>();
  const settingsCache = newCache<ReadonlyMap<string, StoredSettings>>();
  const getSettings = (ids: readonly string[]) =>
    settingsCache(ids.length === 1 ? String(ids[0]) : ids.join(' '), () => readAllSettings(database, ids));
  const exists = async (table: 'tokens' | 'workspaces', column: 'id' | 'slug', value: string) =>
    (await database
      .selectFrom(table)
      .select('id')
      .where(column as 'id', '=', value)
      .executeTakeFirst()) !== undefined;
  return {
    async findPrincipal(secret) {
      const stored = knownSecrets.toStored(secret);
      const principal = await principals(hashSecret(stored), () => findPrincipal(database, stored));
      return principal && stored === secret && knownSecrets.isRefused(principal.tokenId, secret)
        ? undefined
        : principal;
    },
    findOwner: (slug, mode) => owners(`${mode} ${slug}`, () => findOwner(database, slug, mode)),
    async recordUse(tokenId, last_used_at) {
      await database.updateTable('tokens').set({ last_used_at }).where('id', '=', tokenId).execute();
    },
    requiresMfa: (tokenId) => factors(tokenId, () => requiresMfa(database, tokenId)),
    async heldWorkspaces(ids) {
      return new Set([...(await getSettings(ids))].flatMap(([id, { held }]) => (held ? [id] : [])));
    },
    async findPolicyRule({ workspace_id, resource, action }) {
      const { policy_rules = [] } = (await getSettings([workspace_id])).get(workspace_id) ?? {};
      return policy_rules.find((rule) => rule.resource === resource && rule.action === action);
    },
    workspaceExists: (slug) => exists('workspaces', 'slug', slug),
    hasToken: (id) => exists('tokens', 'id', id),
    hasWorkspace: (id) => exists('workspaces', 'id', id),
  };
};
