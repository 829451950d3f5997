import { memoize } from '../core/memoize.ts';
import { secretHash } from '../core/token-secret.ts';
import { readAllSettings } from '../domain/workspace-settings.ts';
import { type KnownSecrets, publicSecrets } from '../features/tokens/known-tokens.ts';
import { findPrincipal, requiresMfa } from '../features/tokens/principals.ts';
import { findOwner } from '../features/workspaces/workspace.ts';
import type { Callers } from '../http/callers.ts';
import type { Database } from '../store/database.ts';
import type { Engine } from '../store/engine.ts';
import { createReadCache } from '../store/read-cache.ts';
import { findRow, update } from '../store/rows.ts';
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
  const cached = createReadCache(engine, callerTables);
  // Hashing takes longer than finding the principal. The secrets stay in this process: the database stores only hashes.
  const hashSecret = memoize(secretHash);
  const getSettings = (ids: readonly string[]) =>
    cached(`settings ${ids.join(' ')}`, () => readAllSettings(database, ids));
  return {
    async findPrincipal(secret) {
      const stored = knownSecrets.toStored(secret);
      const principal = await cached(hashSecret(stored), () => findPrincipal(database, stored));
      return principal && stored === secret && knownSecrets.isRefused(principal.tokenId, secret)
        ? undefined
        : principal;
    },
    findOwner: (slug, mode) => cached(`owner ${mode} ${slug}`, () => findOwner(database, slug, mode)),
    async recordUse(tokenId, last_used_at) {
      await update(database, 'tokens', { id: tokenId }, { last_used_at });
    },
    requiresMfa: (tokenId) => cached(`mfa ${tokenId}`, () => requiresMfa(database, tokenId)),
    async heldWorkspaces(ids) {
      return new Set([...(await getSettings(ids))].flatMap(([id, { held }]) => (held ? [id] : [])));
    },
    async findPolicyRule({ workspace_id, resource, action }) {
      const { policy_rules = [] } = (await getSettings([workspace_id])).get(workspace_id) ?? {};
      return policy_rules.find((rule) => rule.resource === resource && rule.action === action);
    },
    workspaceExists: async (slug) => (await findRow(database, 'workspaces', { slug })) !== undefined,
    hasToken: async (id) => (await findRow(database, 'tokens', { id })) !== undefined,
    hasWorkspace: async (id) => (await findRow(database, 'workspaces', { id })) !== undefined,
  };
};
