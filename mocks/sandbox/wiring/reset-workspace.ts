import { examples } from '@workspace-api/contract';
import { findWorkspace } from '../control/find-workspace.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { TokenRow } from '../features/tokens/table.ts';
import { initialSnapshot, restoreSnapshot } from '../features/workspaces/snapshots.ts';
import { findRow, findRows, type Insertion, insertAll } from '../store/rows.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { restoreWorkspaceRows } from '../store/workspace-rows.ts';
import type { Wired } from './peers.ts';
import { baseRows, demo, fillWorkspace, schedulePending } from './seed.ts';

const noSettings = { rate_limit: null, held: false, policy_rules: [], secrets_region: null, plans: null };

/** The keys that one of the demo workspaces has in every sandbox. */
const baseKeys = (context: AppContext, workspace_id: string): Insertion[] =>
  baseRows(context)
    .filter(({ table }) => table === 'tokens')
    .map(({ table, rows }) => ({
      table,
      rows: (rows as readonly TokenRow[]).filter(
        (row) => row.workspace_id === workspace_id && row.kind === 'key',
      ),
    }));

/**
 * Resets one workspace, for every process on the database: to what it was created with, or to what it had after the last reset of
 * the sandbox. Other workspaces, the clock and sessions don't change.
 *
 * @throws Problem `not-found`
 */
export const resetWorkspace = async (
  { context, peers, initial }: Pick<Wired, 'context' | 'peers' | 'initial'>,
  slug: string,
): Promise<void> => {
  const { database, faultRules, faultInjection, rateLimiter, requestLog } = context;
  const tokens = await database.transaction(async (db) => {
    const { id: workspace_id } = await findWorkspace(db, slug);
    if (await findRow(db, 'snapshots', { workspace_id, name: initialSnapshot }))
      await restoreSnapshot(db, workspace_id, initialSnapshot);
    else {
      await restoreWorkspaceRows(db, workspace_id, []);
      await insertAll(db, baseKeys(context, workspace_id));
      const { records } = initial;
      const isDemo = records === undefined && slug === examples.workspace.slug;
      const { name: _, ...workspace }: Seed['workspaces'][number] = records?.workspaces.find(
        (one) => one.slug === slug,
      ) ?? { slug, ...(isDemo && { test: demo }) };
      await fillWorkspace(context, db, workspace_id, { ...noSettings, ...workspace });
    }
    await schedulePending(context, db);
    await faultRules.remove(db, { workspace: slug });
    return findRows(db, 'tokens', { workspace_id });
  });
  await rateLimiter.renew(tokens.map(({ id }) => id));
  await peers.catchUp(database);
  if (faultInjection.of(slug)) await faultInjection.set(database, { latency: null, mutants: [] }, slug);
  await requestLog.settled();
  requestLog.clear(slug);
};
