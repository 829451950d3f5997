import { examples } from '@workspace-api/contract';
import type { Mode, Tenant } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import { acme } from '../domain/demo-tenant.ts';
import { seedTokens } from '../features/tokens/known-tokens.ts';
import { insertKnownTokens } from '../features/tokens/seed.ts';
import { openWorkspace } from '../features/workspaces/seed.ts';
import { runAll } from '../store/batch.ts';
import type { Db } from '../store/database.ts';
import type { Insertion } from '../store/script.ts';
import type { Seed, TenantRecords } from '../store/seed/seed-records.ts';
import { createSeedTarget } from '../store/seed/seed-target.ts';
import { features } from './features.ts';
import { changeSettings } from './settings.ts';

export const modes: readonly Mode[] = ['test', 'live'];
const seeds = features.flatMap(({ seed }) => (seed ? [seed] : []));
/** The demo records: a seed for test mode of the demo workspace. */
export const demo: TenantRecords = Object.assign(
  {},
  ...features.flatMap(({ resources = [], seed }) => [...resources.map((each) => each.demo), seed?.demo]),
);

const withRows = (insertions: readonly Insertion[]) => insertions.filter(({ rows }) => rows.length > 0);

/** Inserts records that passed `checkSeed` into an empty workspace and mode. */
export const insertRecords = async (
  context: AppContext,
  db: Db,
  workspace: { readonly tenant: Tenant; readonly slug: string },
  records: TenantRecords,
): Promise<void> => {
  const target = createSeedTarget(context, workspace);
  const insertions = features.flatMap(({ resources = [], seed }) => [
    ...resources.map((resource) => ({ table: resource.name, rows: resource.seedRows(target, records) })),
    ...(seed?.rows?.(target, records) ?? []),
  ]);
  await runAll(db, withRows(insertions));
  for (const seed of seeds) await seed.sealedRows?.(db, context, target, records);
};

const insertWorkspaces = async (context: AppContext, db: Db, records: Seed): Promise<void> => {
  const tokens = seedTokens(records);
  for (const workspace of records.workspaces) {
    const { slug, name: _, rate_limit: __, test, live, ...settings } = workspace;
    const workspace_id = await openWorkspace(context, db, workspace);
    await changeSettings(context, db, { id: workspace_id }, settings);
    const workspaceTokens = tokens.filter((token) => token.workspace === slug);
    await insertKnownTokens(context, db, workspace_id, workspaceTokens);
    const byMode = { test, live };
    for (const mode of modes)
      await insertRecords(context, db, { tenant: { workspace_id, mode }, slug }, byMode[mode] ?? {});
  }
};

/**
 * Inserts the initial records into an empty database, within the transaction of `db`.
 *
 * @param records records to use instead of the demo records
 */
export const insertSeed = async (context: AppContext, db: Db, records?: Seed): Promise<void> => {
  await runAll(
    db,
    seeds.flatMap((seed) => seed.base?.() ?? []),
  );
  for (const seed of seeds) await seed.sealedBase?.(db, context);
  if (records) await insertWorkspaces(context, db, records);
  else await insertRecords(context, db, { tenant: acme, slug: examples.workspace.slug }, demo);
};
