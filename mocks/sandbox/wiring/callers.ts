import { memoize } from '../core/memoize.ts';
import type { Principal } from '../core/principal.ts';
import type { Mode } from '../core/tenant.ts';
import { secretHash } from '../core/token-secret.ts';
import { readAllSettings } from '../domain/workspace-settings.ts';
import type { KnownSecrets } from '../features/tokens/known-tokens.ts';
import { findPrincipal } from '../features/tokens/principals.ts';
import { findOwner } from '../features/workspaces/workspace.ts';
import type { Database } from '../store/database.ts';
import { createReadCache } from '../store/read-cache.ts';
import type { Tables } from '../store/tables.ts';

/** The tables that the cached queries read. */
const callerTables: readonly (keyof Tables)[] = [
  'tokens',
  'former_secrets',
  'users',
  'workspaces',
  'memberships',
  'workspace_settings',
];

/** Looks up the callers of requests through a cache, because all requests come from the same few callers. */
export const createCallers = (database: Database, knownSecrets: KnownSecrets | undefined) => {
  const cached = createReadCache(database.engine, callerTables);
  // Hashing takes longer than finding the principal. The secrets stay in this process: the database stores only hashes.
  const hashSecret = memoize(secretHash);
  return {
    /** Finds the principal of a token's secret; undefined for a secret that was never issued. */
    async findPrincipal(secret: string): Promise<Principal | undefined> {
      const stored = knownSecrets?.toStored(secret) ?? secret;
      const principal = await cached(hashSecret(stored), () => findPrincipal(database, stored));
      return principal && stored === secret && knownSecrets?.isRefused(principal, secret)
        ? undefined
        : principal;
    },
    /** Finds the owner of a workspace as a principal without a token; undefined if no workspace has the slug. */
    findOwner: (slug: string, mode: Mode) =>
      cached(`owner ${mode} ${slug}`, () => findOwner(database, slug, mode)),
    /** The settings of some workspaces that differ from their defaults, by the workspace's id. */
    readSettings: (ids: readonly string[]) =>
      cached(`settings ${ids.join(' ')}`, () => readAllSettings(database, ids)),
  };
};
