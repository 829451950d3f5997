import { requireFewRecords } from '../core/saved-records.ts';
import type { Seed, TenantRecords, WorkspaceSettings } from '../core/seed-records.ts';
import type { Mode } from '../core/tenant.ts';
import type { AppContext } from '../domain/app-context.ts';
import { allWorkspaces } from '../features/workspaces/index.ts';
import { readAll } from '../store/batch.ts';
import type { Db } from '../store/database.ts';
import { features } from './features.ts';

type SeedWorkspace = Seed['workspaces'][number];

const seeds = features.flatMap(({ seed }) => (seed ? [seed] : []));

const withoutEmptyLists = (records: TenantRecords): TenantRecords =>
  Object.fromEntries(
    Object.entries(records).filter(([, value]) => !(Array.isArray(value) && value.length === 0)),
  );

const exportMode = async (db: Db, workspaceId: string, mode: Mode): Promise<Partial<SeedWorkspace>> => {
  const all: TenantRecords = {};
  for (const { exportRecords } of seeds) Object.assign(all, await exportRecords?.(db, { workspaceId, mode }));
  const records = withoutEmptyLists(all);
  return Object.keys(records).length > 0 ? { [mode]: records } : {};
};

const exportWorkspace = async (
  db: Db,
  { id, slug, name }: { id: string; slug: string; name: string },
): Promise<SeedWorkspace> => {
  const settings: WorkspaceSettings = {};
  for (const { exportSettings } of seeds) Object.assign(settings, await exportSettings?.(db, id));
  return {
    slug,
    name,
    ...settings,
    ...(await exportMode(db, id, 'test')),
    ...(await exportMode(db, id, 'live')),
  };
};

/** Counts the records of all workspaces, without events and deliveries, which a seed doesn't contain. */
const countRecords = async (db: Db): Promise<number> => {
  const counted = db.schema.tables.filter(({ owner, isInternal }) => owner === 'tenant' && !isInternal);
  const counts = await readAll(
    db,
    counted.map(({ name }) => ({ sql: `select count(*) as "count" from "${name}"`, parameters: [] })),
  );
  return counts.reduce((sum, [row]) => sum + Number(row?.count), 0);
};

/** Reads the current records of all workspaces as a seed, in one transaction. */
export const exportSeed = (context: AppContext): Promise<Seed> =>
  context.database.transaction(async (db) => {
    requireFewRecords('The export', await countRecords(db));
    const workspaces: SeedWorkspace[] = [];
    for (const one of await allWorkspaces(context, db)) workspaces.push(await exportWorkspace(db, one));
    return { workspaces };
  });
