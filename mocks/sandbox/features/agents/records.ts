import { conflict } from '../../control/conflict.ts';
import { emit } from '../../domain/events.ts';
import type { AllRecordRules } from '../feature.ts';
import { agents, runs } from './resource.ts';
import { takeStep } from './runs.ts';

/** Agents and runs that the control plane adds. A run has no scheduled end: the caller finishes it. */
export const agentRecords: Pick<AllRecordRules, 'agents' | 'runs'> = {
  agents: {
    added: async ({ context, db, tenant }, id) =>
      emit(context, db, tenant, 'agents.created', agents.show(await agents.find(db, tenant, id))),
  },
  runs: {
    async add({ context, db, tenant }, { status, ...run }) {
      if (status !== 'pending' && status !== 'running') return undefined;
      const agent = await agents.find(db, tenant, run.agent_id);
      if (agent.status !== 'active')
        throw conflict(`The agent ${agent.id} is inactive and cannot start runs.`);
      const row = runs.newRow(context, tenant, run);
      await db.insertInto('runs').values(row).execute();
      return runs.show(status === 'pending' ? row : await takeStep(context, db, row, 'started'));
    },
  },
};
