import type { RunStatus } from '@workspace-api/contract';
import { integer, text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow } from '../../store/schema/define-table.ts';

export const agents = defineTable('agents', {
  owner: 'tenant',
  columns: {
    id: text(),
    name: text(),
    status: text<'inactive' | 'active'>(),
    task: text().nullable(),
    schedule: text().nullable(),
    trigger: text().nullable(),
    created_at: text(),
    /** The time up to which the schedule has started its runs. */
    scheduled_until: text().nullable(),
    /** The number of runs that the schedule has started in the latest advance of the clock, in all processes. */
    runs_in_advance: integer(),
  },
  indexes: [
    listIndex('created_at'),
    // Each event looks up the agents that it triggers.
    { columns: ['workspace_id', 'mode', 'trigger'], where: 'trigger is not null' },
    // The clock looks for schedules.
    { columns: ['status', 'id'], where: 'schedule is not null' },
  ],
});

export const runs = defineTable('runs', {
  owner: 'tenant',
  columns: {
    id: text(),
    agent_id: text().references('agents'),
    status: text<RunStatus>(),
    created_at: text(),
    started_at: text().nullable(),
    finished_at: text().nullable(),
    approval_id: text().nullable(),
    /** The request that started the run. */
    request_id: text().nullable(),
    /** The scheduled end; if null, the run doesn't change until the clock is advanced. */
    ends_at: text().nullable(),
  },
  // The clock looks for runs in flight.
  indexes: [listIndex('agent_id', 'created_at'), { columns: ['status', 'ends_at'] }],
});

export type AgentRow = TableRow<typeof agents>;
export type RunRow = TableRow<typeof runs>;

declare module '../../store/tables.ts' {
  interface Tables {
    agents: AgentRow;
    runs: RunRow;
  }
}
