import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import { optionalTime, type SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import { unknownType } from '../../core/unknown-event.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { type Insertion, insertion } from '../feature.ts';
import { isSchedule, notASchedule } from './cron.ts';

type Schemas = components['schemas'];

/** The request id of a run's log entries. */
const findRequestId = (run: string): string | null =>
  examples['log-list'].data.find(({ message }) => message.includes(run))?.request_id ?? null;

/** Inserts the demo agents with their runs. */
export const seedAgents = async (db: Db): Promise<void> => {
  const agents = examples['agent-list'].data as Schemas['Agent'][];
  const runs = [...examples['run-list'].data, ...examples['run-list-of-digest'].data] as (Schemas['Run'] & {
    status: Schemas['RunStatus'];
  })[];
  await db
    .insertInto('agents')
    .values(
      agents.map(({ task, schedule, trigger, ...agent }) => ({
        ...agent,
        ...acmeColumns,
        task: task ?? null,
        schedule: schedule ?? null,
        trigger: trigger ?? null,
        scheduled_until: null,
        runs_in_advance: 0,
      })),
    )
    .execute();
  await db
    .insertInto('runs')
    .values(runs.map((run) => ({ ...run, ...acmeColumns, request_id: findRequestId(run.id), ends_at: null })))
    .execute();
};

const seededAgents = (
  { ownerColumns, getId, time, now }: SeedTarget,
  { agents = [] }: TenantRecords,
): Insertion =>
  insertion(
    'agents',
    agents.map((agent, index) => ({
      ...ownerColumns,
      id: getId(idPrefixes.Agent, agent),
      name: agent.name,
      status: agent.status ?? 'inactive',
      task: agent.task ?? null,
      schedule: agent.schedule ?? null,
      trigger: agent.trigger ?? null,
      // The schedule starts now: earlier times are skipped.
      scheduled_until: now,
      runs_in_advance: 0,
      created_at: time(agent.created_at, index),
    })),
  );

/** The newest approval that names a run belongs to it. Approvals are listed newest first. */
const seededRuns = (
  { ownerColumns, getId, time }: SeedTarget,
  { runs = [], approvals = [] }: TenantRecords,
): Insertion => {
  const approvalByRunId = new Map(approvals.toReversed().map((approval) => [approval.run_id, approval]));
  return insertion(
    'runs',
    runs.map((run, index) => {
      const created_at = time(run.created_at, index);
      const startedAt = run.status === 'pending' ? null : created_at;
      const endedAt = ['completed', 'failed', 'denied'].includes(run.status) ? created_at : null;
      const approval = run.id === undefined ? undefined : approvalByRunId.get(run.id);
      return {
        ...ownerColumns,
        id: getId(idPrefixes.Run, run),
        agent_id: run.agent_id,
        status: run.status,
        created_at,
        started_at: run.started_at === undefined ? startedAt : optionalTime(run.started_at),
        finished_at: run.finished_at === undefined ? endedAt : optionalTime(run.finished_at),
        approval_id: run.approval_id ?? (approval ? getId(idPrefixes.Approval, approval) : null),
        request_id: null,
        ends_at: null,
      };
    }),
  );
};

/** The rows of a seed file's agents and runs. */
export const agentRows = (target: SeedTarget, records: TenantRecords): readonly Insertion[] => [
  seededAgents(target, records),
  seededRuns(target, records),
];

const invalidSchedules = ({ path, records: { agents = [] } }: SeedPlace): FieldError[] =>
  agents.flatMap(({ schedule }, index) =>
    schedule === null || schedule === undefined || isSchedule(schedule)
      ? []
      : [notASchedule(`${path}/agents/${index}/schedule`)],
  );

/** Finds contradictions among a seed file's agents and runs. */
export const checkAgents = (place: SeedPlace): FieldError[] => {
  const { path, records } = place;
  const { agents, runs, approvals } = records;
  const agentIds = runs?.map((run) => run.agent_id);
  const approvalIds = runs?.map((run) => run.approval_id);
  return [
    ...danglingReferences(`${path}/runs/*/agent_id`, 'agent', agentIds, agents),
    ...danglingReferences(`${path}/runs/*/approval_id`, 'approval', approvalIds, approvals),
    ...invalidSchedules(place),
  ];
};

/** Finds triggers of a seed file's agents that aren't events of the contract. */
export const agentWarnings = ({ path, records: { agents = [] } }: SeedPlace): FieldError[] =>
  agents.flatMap(({ trigger }, index) =>
    trigger ? unknownType(`${path}/agents/${index}/trigger`, trigger) : [],
  );

/** Reads the agents and runs of a tenant for a seed. */
export const exportAgents = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  agents: (await listRows(db, 'agents', tenant, 'created_at')).map(
    ({ id, name, status, task, schedule, trigger, created_at }) => ({
      id,
      name,
      status,
      task,
      schedule,
      trigger,
      created_at,
    }),
  ),
  runs: (await listRows(db, 'runs', tenant, 'created_at')).map(
    ({ id, agent_id, status, created_at, started_at, finished_at, approval_id }) => ({
      id,
      agent_id,
      status,
      created_at,
      started_at,
      finished_at,
      approval_id,
    }),
  ),
});
