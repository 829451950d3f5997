import { idPrefixes } from '@workspace-api/contract';
import { conflict } from '../../control/conflict.ts';
import { findTenant, toOwnerColumns } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { timestamp } from '../../core/clock.ts';
import { findAgent, showRun } from './rows.ts';
import { findRun, takeStep } from './runs.ts';
import type { RunRow } from './table.ts';

/** Starts and finishes runs of agents (clause family `runs`). */
export const agentsControl: ControlHandlers<'addRun' | 'finishRun'> = {
  addRun: async ({ context, db, input: { path, body } }) => {
    const tenant = await findTenant(db, path.slug, body?.mode);
    const agent = await findAgent(db, tenant, path.id);
    if (agent.status !== 'active') throw conflict(`The agent ${agent.id} is inactive and cannot start runs.`);
    const run: RunRow = {
      id: context.ids(idPrefixes.Run),
      ...toOwnerColumns(tenant),
      agent_id: agent.id,
      status: 'pending',
      created_at: timestamp(context),
      started_at: null,
      finished_at: null,
      approval_id: null,
      request_id: null,
      // No scheduled end: the caller finishes the run.
      ends_at: null,
    };
    await db.insertInto('runs').values(run).execute();
    return showRun(body?.status === 'pending' ? run : await takeStep(context, db, run, 'started'));
  },

  finishRun: async ({ context, db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const run = await findRun(db, workspaceId, path.id);
    if (run.status !== 'running' && run.status !== 'pending') {
      throw conflict(`The run is ${run.status}. Only a pending or running run can be finished.`);
    }
    return showRun(await takeStep(context, db, run, body.status));
  },
};
