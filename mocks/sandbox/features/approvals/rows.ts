import type { components } from '@workspace-api/contract';
import type { Mode } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { ApprovalRow } from './table.ts';

/** An approval with the slug of its workspace. */
export type ApprovalWithSlug = ApprovalRow & { workspace: string };

/** Maps an approval to its representation in the API. */
export const showApproval = (row: ApprovalWithSlug): components['schemas']['Approval'] => ({
  id: row.id,
  agent_id: row.agent_id,
  run_id: row.run_id,
  status: row.status,
  action: row.action,
  payload: JSON.parse(row.payload) as Record<string, unknown>,
  created_at: row.created_at,
  workspace: row.workspace,
  decided_at: row.decided_at,
  decided_by: row.decided_by,
  note: row.note,
});

/** The approvals of several workspaces in one mode. */
export const selectApprovals = (db: Db, workspaceIds: readonly string[], mode: Mode) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('approvals')
        .innerJoin('workspaces', 'workspaces.id', 'approvals.workspace_id')
        .selectAll('approvals')
        .select('workspaces.slug as workspace')
        .where('approvals.workspace_id', 'in', workspaceIds)
        .where('approvals.mode', '=', mode)
        .as('visible'),
    )
    .selectAll();
