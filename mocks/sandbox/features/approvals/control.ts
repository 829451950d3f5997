import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { emit } from '../../domain/events.ts';
import { findRun, getRequestId, takeStep } from '../agents/index.ts';
import { approvals } from './resource.ts';

/** Pauses a run until its approval is decided (clause family `approvals`). */
export const approvalsControl: ControlHandlers<'pauseRun'> = {
  pauseRun: async ({ context, db, input: { path, body } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    const run = await findRun(db, workspace_id, path.id);
    if (run.status !== 'running')
      throw conflict(`The run is ${run.status}. Only a running run can be paused.`);
    const approval = approvals.newRow(context, run, {
      agent_id: run.agent_id,
      run_id: run.id,
      action: body?.action ?? 'review',
      ...(body?.payload && { payload: body.payload }),
    });
    await db.insertInto('approvals').values(approval).execute();
    await takeStep(context, db, run, 'paused', { approval_id: approval.id });
    const view = approvals.show(approval, { workspace: path.slug });
    await emit(context, db, run, 'approvals.requested', view, getRequestId(run));
    return view;
  },
};
