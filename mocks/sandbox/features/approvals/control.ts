import { idPrefixes } from '@workspace-api/contract';
import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { emit } from '../../domain/events.ts';
import { findRun, getRequestId, takeStep } from '../agents/index.ts';
import { showApproval } from './rows.ts';
import type { ApprovalRow } from './table.ts';

/** Pauses a run until its approval is decided (clause family `approvals`). */
export const approvalsControl: ControlHandlers<'pauseRun'> = {
  pauseRun: async ({ context, db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const run = await findRun(db, workspaceId, path.id);
    if (run.status !== 'running')
      throw conflict(`The run is ${run.status}. Only a running run can be paused.`);
    const approval: ApprovalRow = {
      id: context.ids(idPrefixes.Approval),
      workspace_id: run.workspace_id,
      mode: run.mode,
      agent_id: run.agent_id,
      run_id: run.id,
      status: 'pending',
      action: body?.action ?? 'review',
      payload: JSON.stringify(body?.payload ?? {}),
      created_at: timestamp(context),
      decided_at: null,
      decided_by: null,
      note: null,
    };
    await db.insertInto('approvals').values(approval).execute();
    await takeStep(context, db, run, 'paused', { approval_id: approval.id });
    const view = showApproval({ ...approval, workspace: path.slug });
    const tenant = { workspaceId, mode: run.mode };
    await emit(context, db, tenant, 'approvals.requested', view, getRequestId(run));
    return view;
  },
};
