import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { agents, runs } from './resource.ts';
import { findRun, takeStep } from './runs.ts';

/** Starts and finishes runs of agents (clause family `runs`). */
export const agentsControl: ControlHandlers<'addRun' | 'finishRun'> = {
  addRun: async ({ context, db, input: { path, body } }) => {
    const tenant = await findTenant(db, path.slug, body?.mode);
    const agent = await agents.find(db, tenant, path.id);
    if (agent.status !== 'active') throw conflict(`The agent ${agent.id} is inactive and cannot start runs.`);
    // It has no scheduled end: the caller finishes the run.
    const run = runs.newRow(context, tenant, { agent_id: agent.id });
    await db.insertInto('runs').values(run).execute();
    return runs.show(body?.status === 'pending' ? run : await takeStep(context, db, run, 'started'));
  },

  finishRun: async ({ context, db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const run = await findRun(db, workspaceId, path.id);
    if (run.status !== 'running' && run.status !== 'pending') {
      throw conflict(`The run is ${run.status}. Only a pending or running run can be finished.`);
    }
    return runs.show(await takeStep(context, db, run, body.status));
  },
};
