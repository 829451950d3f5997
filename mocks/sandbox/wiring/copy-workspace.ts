import type { IdPrefix } from '../core/ids.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Db } from '../store/database.ts';
import { requireFewSeeded } from '../store/seed/saved-records.ts';
import type { Seed } from '../store/seed/seed-records.ts';
import { exportWorkspace } from './export-seed.ts';

type SeedWorkspace = Seed['workspaces'][number];

/** The ids of the records in the lists of a seed. */
const listIds = ({ test, live }: SeedWorkspace): string[] =>
  [test, live]
    .flatMap((records) => Object.values(records ?? {}))
    .flatMap((list: unknown) => (Array.isArray(list) ? list : []))
    .flatMap(({ id }: { id?: unknown }) => (typeof id === 'string' ? id : []));

/** Reads a workspace as a seed whose records, and the references to them, have new ids. */
export const copyWorkspace = async (
  { ids }: Pick<AppContext, 'ids'>,
  db: Db,
  workspace: { readonly id: string; readonly slug: string; readonly name: string },
): Promise<SeedWorkspace> => {
  const exported = await exportWorkspace(db, workspace);
  requireFewSeeded(exported);
  // Lists are newest first, and later ids sort after earlier ones.
  const newIds = new Map(
    listIds(exported)
      .toReversed()
      .map((id) => [id, ids(id.split('_', 1)[0] as IdPrefix)]),
  );
  const copy = JSON.parse(JSON.stringify(exported), (_, value: unknown) =>
    typeof value === 'string' ? (newIds.get(value) ?? value) : value,
  ) as SeedWorkspace;
  const rules = copy.policy_rules?.map(({ id: _, ...rule }) => rule);
  return { ...copy, ...(rules && { policy_rules: rules }) };
};
