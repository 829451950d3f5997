import type { Input } from '@workspace-api/contract';
import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { toTenant } from '../../core/tenant.ts';
import { unknownType } from '../../domain/unknown-event.ts';
import { type EventListener, emit, type Work } from '../../domain/work.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { findRows, update } from '../../store/rows.ts';
import { danglingReferences, membersAt } from '../../store/seed/seed-records.ts';
import { defineFeature, nextIn } from '../feature.ts';
import { scheduledNext } from './advance-runs.ts';
import { isSchedule, notASchedule } from './cron.ts';
import { type AgentRow, agents, runs } from './resource.ts';
import { findRun, startRuns, takeStep } from './runs.ts';

/** Activates or deactivates an agent. Runs in flight and open approvals stay unchanged. Repeating the call has no effect. */
const setStatus = async (status: AgentRow['status'], work: Work, id: string) => {
  const { context, db } = work;
  const agent = await agents.find(work, id);
  const view = agents.show({ ...agent, status });
  if (agent.status === status) return view;
  // Skips the scheduled times during which the agent was inactive.
  await update(db, 'agents', { id }, { status, scheduled_until: timestamp(context) });
  await emit(work, status === 'active' ? 'agents.activated' : 'agents.deactivated', view);
  await context.peers.announce(db, 'agents');
  return view;
};

const checkSchedule: FieldCheck<Input<'createAgent'>> = ({ body: { schedule } }) =>
  schedule === undefined || isSchedule(schedule) ? [] : [notASchedule('/schedule')];

/**
 * Starts a run of each of the tenant's active agents that the event triggers (clause `agents.active-executes`), within the
 * transaction of the change.
 */
const startTriggered: EventListener = async ({ context, db, tenant, requestId }, { type }) => {
  const triggered = { trigger: type, status: 'active', ...toTenant(tenant) } as const;
  const active = await findRows(db, 'agents', triggered, { by: ['id'] });
  if (active.length === 0) return;
  const at = timestamp(context);
  await startRuns(
    { context, db },
    active.map((agent) => ({ agent, at, requestId })),
  );
  await context.peers.announce(db, 'agents');
};

/** Agents and their runs, started by schedules and events. */
export const agentsFeature = defineFeature({
  resources: [agents, runs],
  handlers: {
    listAgents: agents.list,

    createAgent: withCheck(checkSchedule, async (request) => {
      const { body } = request.input;
      if (body.trigger !== undefined) request.warn(unknownType('/trigger', body.trigger));
      return emit(request, 'agents.created', agents.show(await agents.add(request, body)));
    }),

    getAgent: agents.get,

    activateAgent: (request) => setStatus('active', request, request.input.path.id),

    deactivateAgent: (request) => setStatus('inactive', request, request.input.path.id),

    async listRuns(request) {
      const agent = await agents.find(request, request.input.path.id);
      return runs.list(request, { where: { agent_id: agent.id } });
    },
  },
  /** Finishes runs of agents (clause family `runs`). */
  control: {
    finishRun: async ({ context, db, workspace, input: { path, body } }) => {
      const run = await findRun(db, workspace.id, path.id);
      if (run.status !== 'running' && run.status !== 'pending') {
        throw conflict(`The run is ${run.status}. Only a pending or running run can be finished.`);
      }
      return runs.show(await takeStep({ context, db }, run, body.status));
    },
  },
  /** Runs that the control plane adds. A run has no scheduled end: the caller finishes it. */
  records: {
    runs: {
      async add(work, { status, ...run }) {
        if (status !== 'pending' && status !== 'running') return undefined;
        const agent = await agents.find(work, run.agent_id);
        if (agent.status !== 'active')
          throw conflict(`The agent ${agent.id} is inactive and cannot start runs.`);
        const row = await runs.add(work, run);
        return runs.show(status === 'pending' ? row : await takeStep(work, row, 'started'));
      },
    },
  },
  seed: {
    check: ({ path, records: { agents = [], runs, approvals } }) => [
      ...danglingReferences('approval', membersAt(`${path}/runs`, 'approval_id', runs), approvals),
      ...agents.flatMap(({ schedule }, index) =>
        schedule === null || schedule === undefined || isSchedule(schedule)
          ? []
          : [notASchedule(`${path}/agents/${index}/schedule`)],
      ),
    ],
    // Triggers that aren't events of the contract.
    warnings: ({ path, records: { agents = [] } }) =>
      agents.flatMap(({ trigger }, index) =>
        trigger ? unknownType(`${path}/agents/${index}/trigger`, trigger) : [],
      ),
  },
  due: [
    { what: 'runs_started', table: 'runs', column: 'started_at' },
    { what: 'runs_finished', table: 'runs', column: 'finished_at' },
  ],
  upcoming: [
    { what: 'runs_started', list: scheduledNext },
    {
      what: 'runs_finished',
      list: nextIn('runs', 'ends_at', (is) => is('status', 'in', ['pending', 'running'])),
    },
  ],
  onEvent: startTriggered,
  onInserted: ({ context, db }) => context.peers.announce(db, 'agents'),
});
