import type { WorkspaceRow } from '../control/find-workspace.ts';
import type { IdPrefix } from '../core/ids.ts';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { Mode } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { SandboxWork } from '../domain/work.ts';
import { readSettings } from '../domain/workspace-settings.ts';
import { readLimit } from '../features/tokens/index.ts';
import type { Db } from '../store/database.ts';
import { findRows } from '../store/rows.ts';
import type { Seed, TenantRecords } from '../store/seed/seed-records.ts';
import { requireSavable } from '../store/workspace-rows.ts';
import { seedParts } from './seed.ts';

type SeedWorkspace = Seed['workspaces'][number];

const withoutEmptyLists = (records: TenantRecords): TenantRecords =>
  Object.fromEntries(
    Object.entries(records).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

const exportMode = async (db: Db, workspace_id: string, mode: Mode): Promise<Partial<SeedWorkspace>> => {
  const all: TenantRecords = {};
  const work = { db, tenant: { workspace_id, mode } };
  for (const part of seedParts) Object.assign(all, await part.exportRecords?.(work));
  const records = withoutEmptyLists(all);
  return Object.keys(records).length > 0 ? { [mode]: records } : {};
};

/** Reads a workspace as a part of a seed. */
const exportWorkspace = async (
  db: Db,
  { id, slug, name, rate_limit }: WorkspaceRow,
): Promise<SeedWorkspace> => {
  const rateLimit = readLimit(rate_limit);
  return {
    slug,
    name,
    ...(rateLimit && { rate_limit: rateLimit }),
    ...(await readSettings(db, id)),
    ...(await exportMode(db, id, 'test')),
    ...(await exportMode(db, id, 'live')),
  };
};

/** All workspaces ordered by slug, except that the workspace of the first known token comes first, because examples show it. */
export const allWorkspaces = async ({ context, db }: SandboxWork): Promise<WorkspaceRow[]> => {
  const first = context.knownTokens[0]?.workspace;
  const workspaces = await findRows(db, 'workspaces', {}, { by: ['slug'] });
  return workspaces.toSorted((a, b) => Number(b.slug === first) - Number(a.slug === first));
};

/** Reads the current records of all workspaces as a seed, in one transaction. @throws Problem `payload-too-large` */
export const exportSeed = (context: AppContext): Promise<Seed> =>
  context.database.transaction(async (db) => {
    const tables = db.schema.tables.filter(
      ({ owner, isInternal, inExports }) => owner !== 'sandbox' && !isInternal && inExports,
    );
    await requireSavable(db, 'The export', tables);
    const workspaces: SeedWorkspace[] = [];
    for (const one of await allWorkspaces({ context, db })) workspaces.push(await exportWorkspace(db, one));
    return { workspaces };
  });

/** The records in the lists of a seed. */
const listRecords = ({ test, live }: SeedWorkspace): readonly { readonly id?: unknown }[] =>
  [test, live]
    .flatMap((records) => Object.values(records ?? {}))
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []));

/** @throws Problem `payload-too-large` if a request creates a workspace with too many records */
export const requireFewSeeded = (workspace: SeedWorkspace): void => {
  const count = listRecords(workspace).length;
  if (count <= limits.seededRecords) return;
  throw problem('payload-too-large', {
    message:
      `The workspace ${workspace.slug} would have ${count} records. The maximum for one request is ${limits.seededRecords}. ` +
      'Start the sandbox with --seed FILE for more, or create the others one by one.',
  });
};

/** Reads a workspace as a seed whose records, and the references to them, have new ids. */
export const copyWorkspace = async (
  { context: { ids }, db }: SandboxWork,
  workspace: WorkspaceRow,
): Promise<SeedWorkspace> => {
  const exported = await exportWorkspace(db, workspace);
  requireFewSeeded(exported);
  // Lists are newest first, and later ids sort after earlier ones.
  const newIds = new Map(
    listRecords(exported)
      .flatMap(({ id }) => (typeof id === 'string' ? id : []))
      .toReversed()
      .map((id) => [id, ids(id.split('_', 1)[0] as IdPrefix)]),
  );
  const copy = JSON.parse(JSON.stringify(exported), (_, value: unknown) =>
    typeof value === 'string' ? (newIds.get(value) ?? value) : value,
  ) as SeedWorkspace;
  const rules = copy.policy_rules?.map(({ id: _, ...rule }) => rule);
  return { ...copy, ...(rules && { policy_rules: rules }) };
};
