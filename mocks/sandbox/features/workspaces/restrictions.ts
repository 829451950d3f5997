import type { Db } from '../../store/database.ts';
import type { PolicyRuleRow } from './table.ts';

/** Finds the workspaces that are on hold. */
export const findHeldWorkspaces = async (db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('workspace_holds')
    .select('workspace_id')
    .where('workspace_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.workspace_id));
};

/** The policy rules of a workspace, in the order in which they were added. */
export const listPolicyRules = (
  db: Db,
  workspace_id: string,
): Promise<Omit<PolicyRuleRow, 'workspace_id'>[]> =>
  db
    .selectFrom('policy_rules')
    .select(['id', 'resource', 'action'])
    .where('workspace_id', '=', workspace_id)
    .orderBy('id')
    .execute();
