import type { FieldError } from '../../core/problem.ts';
import { isSchedule, notASchedule } from '../../features/agents/schedule.ts';
import type { TenantRecords } from './own-records.ts';

const badSchedules = (path: string, { agents = [] }: TenantRecords): FieldError[] =>
  agents.flatMap(({ schedule }, index) =>
    schedule === null || schedule === undefined || isSchedule(schedule)
      ? []
      : [notASchedule(`${path}/agents/${index}/schedule`)],
  );

/** A decision would let a run go on that has ended, or never stopped. */
const openWithoutWait = (path: string, { runs = [], approvals = [] }: TenantRecords): FieldError[] => {
  const runOf = new Map(runs.map((run) => [run.id, run]));
  return approvals.flatMap(({ run_id, status = 'pending' }, index) => {
    const run = runOf.get(run_id);
    if (status !== 'pending' || run === undefined || run.status === 'awaiting_approval') return [];
    const message = `It is pending, and its run ${run_id} is ${run.status}, not awaiting_approval.`;
    return [{ path: `${path}/approvals/${index}/status`, reason: 'unknown_value' as const, message }];
  });
};

/** Nobody could let the run go on (clause `runs.awaiting-has-open-approval`). */
const waitWithoutOpen = (path: string, { runs = [], approvals = [] }: TenantRecords): FieldError[] => {
  const pending = approvals.filter(({ status }) => (status ?? 'pending') === 'pending');
  const waitedFor = new Set<string | undefined>(pending.map(({ run_id }) => run_id));
  return runs.flatMap(({ id, status }, index) => {
    if (status !== 'awaiting_approval' || waitedFor.has(id)) return [];
    const message = 'It is awaiting_approval, and no pending approval has its id.';
    return [{ path: `${path}/runs/${index}/status`, reason: 'unknown_value' as const, message }];
  });
};

/** What agents, runs and approvals of one's own say against each other. */
export const agentInconsistencies = (path: string, records: TenantRecords): FieldError[] => [
  ...badSchedules(path, records),
  ...openWithoutWait(path, records),
  ...waitWithoutOpen(path, records),
];
