import { defineFeature } from '../feature.ts';
import { agentsControl } from './control.ts';
import { agentHandlers as handlers } from './handlers.ts';
import { agentRecords } from './records.ts';
import { agents, runs } from './resource.ts';
import { agentWarnings, checkAgents } from './seed.ts';
import { startTriggered } from './trigger.ts';

/** Agents and their runs, started by schedules and events. */
export const agentsFeature = defineFeature({
  resources: [agents, runs],
  handlers,
  control: agentsControl,
  records: agentRecords,
  seed: { check: checkAgents, warnings: agentWarnings },
  due: [
    { what: 'runs_started', table: 'runs', column: 'started_at' },
    { what: 'runs_finished', table: 'runs', column: 'finished_at' },
  ],
  onEvent: startTriggered,
  onInserted: ({ agentScheduler }, db) => agentScheduler.announce(db),
});
