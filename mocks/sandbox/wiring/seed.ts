import { examples } from '@workspace-api/contract';
import type { components } from '@workspace-api/contract/sandbox';
import { invalidField } from '../core/problem.ts';
import { modes } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { SandboxWork } from '../domain/work.ts';
import { readSettings, type StoredSettings } from '../domain/workspace-settings.ts';
import { planTerms } from '../features/billing/plan.ts';
import { seedTokens } from '../features/tokens/known-tokens.ts';
import { baseTokens, knownTokenRows } from '../features/tokens/seed.ts';
import { demoWorkspaces, openWorkspace } from '../features/workspaces/workspace.ts';
import type { SeedPart } from '../store/resource.ts';
import { type Insertion, insert, insertAll, update } from '../store/rows.ts';
import { createSeedTarget, type Seed, type TenantRecords } from '../store/seed/seed-records.ts';
import { features } from './features.ts';

type Change = components['schemas']['WorkspaceChange'];

/**
 * Completes settings: the terms of plans, and the ids of rules, by which they are sorted. Omits those with their default.
 *
 * @throws Problem `validation-failed` if two rules have the same id
 */
const complete = (
  { ids }: Pick<AppContext, 'ids'>,
  { held, policy_rules = [], secrets_region, plans }: Change,
): StoredSettings => {
  const rules = (policy_rules ?? [])
    .map(({ id = ids('rule'), resource, action }) => ({ id, resource, action }))
    .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (new Set(rules.map(({ id }) => id)).size < rules.length)
    throw invalidField('/policy_rules', 'unknown_value', 'Two rules have the same id.');
  return {
    ...(held && { held }),
    ...(rules.length > 0 && { policy_rules: rules }),
    ...(secrets_region && { secrets_region }),
    ...(plans && { plans: plans.map(planTerms) }),
  };
};

/** Changes the settings of a workspace; null restores a default. */
export const changeSettings = async (
  { context, db }: SandboxWork,
  workspace_id: string,
  { name, rate_limit, ...patch }: Change,
): Promise<void> => {
  const columns = {
    ...(name !== undefined && { name }),
    ...(rate_limit !== undefined && { rate_limit: rate_limit && JSON.stringify(rate_limit) }),
  };
  if (Object.keys(columns).length > 0) await update(db, 'workspaces', { id: workspace_id }, columns);
  if (Object.keys(patch).length === 0) return;
  const settings = JSON.stringify(complete(context, { ...(await readSettings(db, workspace_id)), ...patch }));
  await insert(db, 'workspace_settings', { workspace_id, settings }, 'replace');
};

/** The parts of seeds, in the order in which they are inserted. */
export const seedParts: readonly Partial<SeedPart>[] = features.flatMap(({ resources = [], seed = {} }) => [
  ...resources,
  seed,
]);

/** The demo records: a seed for test mode of the demo workspace. */
export const demo: Seed = {
  workspaces: [
    {
      slug: examples.workspace.slug,
      test: Object.assign({}, ...seedParts.map((part) => part.demo)),
    },
  ],
};

/** The rows that every sandbox has with any seed. */
export const baseRows = (context: AppContext): readonly Insertion[] => [
  ...demoWorkspaces(),
  baseTokens(context),
];

/** The records of a workspace by mode. */
type RecordsByMode = {
  readonly slug: string;
  readonly test?: TenantRecords | undefined;
  readonly live?: TenantRecords | undefined;
};

/** Inserts records that passed `checkSeed` into an empty workspace. */
export const insertRecords = async (
  { context, db }: SandboxWork,
  workspace_id: string,
  { slug, ...byMode }: RecordsByMode,
): Promise<void> => {
  for (const mode of modes) {
    const tenant = { workspace_id, mode };
    const target = createSeedTarget(context, { tenant, slug });
    const records = byMode[mode] ?? {};
    await insertAll(
      db,
      seedParts.flatMap((part) => part.rows?.(target, records) ?? []),
    );
    for (const { seed } of features) await seed?.sealedRows?.({ context, db, tenant }, records);
  }
};

/**
 * Schedules the pending work of records that were inserted together in one transaction: runs, schedules and deliveries.
 */
export const schedulePending = async (work: SandboxWork): Promise<void> => {
  for (const { onInserted } of features) await onInserted?.(work);
};

/** Inserts what a seed has for a workspace: its settings, its known tokens and its records. */
export const fillWorkspace = async (
  work: SandboxWork,
  workspace_id: string,
  { slug, test, live, ...settings }: Change & RecordsByMode,
): Promise<void> => {
  await changeSettings(work, workspace_id, settings);
  const tokens = seedTokens({ workspaces: [{ slug }] });
  await insertAll(work.db, [knownTokenRows(work.context, workspace_id, tokens)]);
  await insertRecords(work, workspace_id, { slug, test, live });
};

/**
 * Inserts the initial records into an empty database, within the transaction of `db`.
 *
 * @param seed by default the demo records
 */
export const insertSeed = async (work: SandboxWork, { workspaces }: Seed = demo): Promise<void> => {
  await insertAll(work.db, baseRows(work.context));
  for (const workspace of workspaces)
    await fillWorkspace(work, await openWorkspace(work, workspace.slug), workspace);
};
