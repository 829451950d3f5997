import { examples, type RunStatus } from '@workspace-api/contract';
import { defineResource } from '../../store/resource.ts';
import { integer, text, time } from '../../store/schema/columns.ts';
import { listIndex, type TableRow } from '../../store/schema/define-table.ts';

export const agents = defineResource('agents', {
  schema: 'Agent',
  columns: ({ status }) => ({ status: status.startsAs('inactive') }),
  internal: {
    /** The time up to which the schedule has started its runs. */
    scheduled_until: time().nullable(),
    /** The number of runs that the schedule has started in the latest advance of the clock, in all processes. */
    runs_in_advance: integer().startsAs(0),
  },
  time: 'created_at',
  indexes: [
    // Each event looks up the agents that it triggers.
    { columns: ['workspace_id', 'mode', 'trigger'], where: 'trigger is not null' },
    // The clock looks for schedules.
    { columns: ['status', 'id'], where: 'schedule is not null' },
  ],
  seed: 'agents',
  created: 'agents.created',
  demo: examples['agent-list'].data,
  // The schedule starts now: earlier times are skipped.
  fromSeed: (_, { target }) => ({ scheduled_until: target.now }),
});

export const runs = defineResource('runs', {
  schema: 'Run',
  columns: ({ agent_id }) => ({
    status: text<RunStatus>().startsAs('pending'),
    agent_id: agent_id.references('agents'),
  }),
  seedColumns: {
    /** The request that started the run. */
    request_id: text().nullable(),
  },
  internal: {
    /** The scheduled end; if null, the run doesn't change until the clock is advanced. */
    ends_at: time().nullable(),
  },
  time: 'created_at',
  // The clock looks for runs in flight.
  indexes: [listIndex('agent_id', 'created_at'), { columns: ['status', 'ends_at'] }],
  seed: 'runs',
  // The log entries of a run have the id of the request that started it.
  demo: [...examples['run-list'].data, ...examples['run-list-of-digest'].data].map((run) => ({
    ...run,
    request_id: examples['log-list'].data.find(({ message }) => message.includes(run.id))?.request_id ?? null,
  })),
  fromSeed(run, { target, records, time: createdAt }) {
    const isEnded = ['completed', 'failed', 'denied'].includes(run.status);
    // The newest approval that names a run belongs to it. Approvals are listed newest first.
    const approval = records.approvals?.find(({ run_id }) => run.id !== undefined && run_id === run.id);
    return {
      ...(run.started_at === undefined && run.status !== 'pending' && { started_at: createdAt }),
      ...(run.finished_at === undefined && isEnded && { finished_at: createdAt }),
      ...(run.approval_id === undefined && approval && { approval_id: target.getId('apr', approval) }),
    };
  },
});

export type AgentRow = TableRow<typeof agents>;
export type RunRow = TableRow<typeof runs>;
