import { defineFeature } from '../feature.ts';
import { agentsControl } from './control.ts';
import { agents as handlers } from './handlers.ts';
import { agentRows, agentWarnings, checkAgents, exportAgents, seedAgents } from './seed.ts';
import { agents, runs } from './table.ts';
import { startTriggered } from './trigger.ts';

/** Agents and their runs, started by schedules and events. */
export const agentsFeature = defineFeature({
  tables: [agents, runs],
  handlers,
  control: agentsControl,
  seed: {
    demo: seedAgents,
    rows: agentRows,
    check: checkAgents,
    warnings: agentWarnings,
    exportRecords: exportAgents,
  },
  due: [
    { what: 'runs_started', table: 'runs', column: 'started_at' },
    { what: 'runs_finished', table: 'runs', column: 'finished_at' },
  ],
  onEvent: startTriggered,
  onInserted: ({ agentScheduler }, db) => agentScheduler.announce(db),
});
