import type { components } from '@workspace-api/contract/sandbox';
import type { AppContext } from '../domain/app-context.ts';
import { storedLimit } from '../features/workspaces/index.ts';
import { runAll } from '../store/batch.ts';
import type { Db } from '../store/database.ts';
import type { WorkspaceSettings } from '../store/seed/seed-records.ts';
import { features } from './features.ts';

const seeds = features.flatMap(({ seed }) => (seed ? [seed] : []));

/** Reads the settings of a workspace, without the ones that have their default. */
export const readSettings = async (db: Db, workspace_id: string): Promise<WorkspaceSettings> => {
  const settings: WorkspaceSettings = {};
  for (const { exportSettings } of seeds) Object.assign(settings, await exportSettings?.(db, workspace_id));
  return settings;
};

/** The rows of the settings of a workspace. */
export const settingRows = (
  context: Pick<AppContext, 'ids'>,
  workspace_id: string,
  settings: WorkspaceSettings,
) => seeds.flatMap((seed) => seed.settingRows?.(workspace_id, settings, context) ?? []);

/** Changes the patch settings of a workspace; null restores a default. */
export const changeSettings = async (
  context: Pick<AppContext, 'ids'>,
  db: Db,
  { id }: { readonly id: string },
  { name, rate_limit, ...patch }: components['schemas']['WorkspaceChange'],
): Promise<void> => {
  const columns = {
    ...(name !== undefined && { name }),
    ...(rate_limit !== undefined && { rate_limit: rate_limit && storedLimit(rate_limit) }),
  };
  if (Object.keys(columns).length > 0)
    await db.updateTable('workspaces').set(columns).where('id', '=', id).execute();
  if (Object.keys(patch).length === 0) return;
  const merged = Object.entries({ ...(await readSettings(db, id)), ...patch });
  const settings = Object.fromEntries(merged.filter(([, value]) => value !== null));
  const parts = settingRows(context, id, settings);
  await runAll(db, [
    ...parts.map(({ table }) => ({
      sql: `delete from "${table}" where "workspace_id" = ?`,
      parameters: [id],
    })),
    ...parts.filter(({ rows }) => rows.length > 0),
  ]);
};
