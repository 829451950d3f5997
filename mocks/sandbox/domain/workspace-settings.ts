import type { components } from '@workspace-api/contract/sandbox';
import type { Db } from '../store/database.ts';
import { text } from '../store/schema/columns.ts';
import { defineTable } from '../store/schema/define-table.ts';
import type { WorkspaceSettings } from '../store/seed/seed-records.ts';

/** The settings of workspaces that differ from their defaults, as JSON. Restoring a snapshot restores them. */
export const workspaceSettings = defineTable('workspace_settings', {
  owner: 'workspace',
  columns: { settings: text() },
  primaryKey: ['workspace_id'],
});

/** The settings that `workspace_settings` holds. A rate limit is a column of the workspace, and no snapshot restores it. */
export type StoredSettings = Omit<WorkspaceSettings, 'rate_limit' | 'policy_rules'> & {
  policy_rules?: Required<components['schemas']['NewPolicyRule']>[];
};

/** The settings of some workspaces that differ from their defaults, by the workspace's id. */
export const readAllSettings = async (
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredSettings>> => {
  const rows = await db
    .selectFrom('workspace_settings')
    .selectAll()
    .where('workspace_id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.workspace_id, JSON.parse(row.settings) as StoredSettings]));
};

/** The settings of a workspace that differ from their defaults. */
export const readSettings = async (db: Db, workspace_id: string): Promise<StoredSettings> =>
  (await readAllSettings(db, [workspace_id])).get(workspace_id) ?? {};
