import { conflict } from '../../control/conflict.ts';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { runs } from './resource.ts';
import { findRun, takeStep } from './runs.ts';

/** Finishes runs of agents (clause family `runs`). */
export const agentsControl: ControlHandlers<'finishRun'> = {
  finishRun: async ({ context, db, input: { path, body } }) => {
    const { workspace_id } = await findTenant(db, path.slug);
    const run = await findRun(db, workspace_id, path.id);
    if (run.status !== 'running' && run.status !== 'pending') {
      throw conflict(`The run is ${run.status}. Only a pending or running run can be finished.`);
    }
    return runs.show(await takeStep(context, db, run, body.status));
  },
};
