import { prepared } from '../../store/caches/prepared.ts';
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

type Blocked = { workspaceId: string; resource: string; action: string };

const firstRule = prepared((db, { workspaceId, resource, action }: Blocked) =>
  db
    .selectFrom('policy_rules')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('resource', '=', resource)
    .where('action', '=', action)
    .orderBy('id')
    .limit(1),
);

/** Finds the oldest policy rule of a workspace that blocks an action. */
export const findPolicyRule = async (db: Db, blocked: Blocked): Promise<PolicyRuleRow | undefined> =>
  (await firstRule(db, blocked))[0];

/** The policy rules of a workspace, in the order in which they were added. */
export const policyRulesOf = (db: Db, workspaceId: string): Promise<Omit<PolicyRuleRow, 'workspace_id'>[]> =>
  db
    .selectFrom('policy_rules')
    .select(['id', 'resource', 'action'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .execute();
