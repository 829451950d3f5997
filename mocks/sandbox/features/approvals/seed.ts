import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../store/seed/seed-checks.ts';

/** Finds pending approvals whose run isn't paused. A decision would resume a run that has ended or never paused. */
const pendingWithoutPausedRun = ({
  path,
  records: { runs = [], approvals = [] },
}: SeedPlace): FieldError[] => {
  const runById = new Map(runs.map((run) => [run.id, run]));
  return approvals.flatMap(({ run_id, status = 'pending' }, index) => {
    const run = runById.get(run_id);
    if (status !== 'pending' || run === undefined || run.status === 'awaiting_approval') return [];
    const message = `It is pending, but its run ${run_id} is ${run.status}, not awaiting_approval.`;
    return [{ path: `${path}/approvals/${index}/status`, reason: 'unknown_value' as const, message }];
  });
};

/** Finds paused runs without a pending approval, which could never resume (clause `runs.awaiting-has-open-approval`). */
const pausedWithoutPending = ({ path, records: { runs = [], approvals = [] } }: SeedPlace): FieldError[] => {
  const pending = approvals.filter(({ status = 'pending' }) => status === 'pending');
  const decidable = new Set<string | undefined>(pending.map(({ run_id }) => run_id));
  return runs.flatMap(({ id, status }, index) => {
    if (status !== 'awaiting_approval' || decidable.has(id)) return [];
    const message = 'It is awaiting_approval, but no pending approval has its id.';
    return [{ path: `${path}/runs/${index}/status`, reason: 'unknown_value' as const, message }];
  });
};

/** Finds contradictions between a seed file's approvals and runs. */
export const checkApprovals = (place: SeedPlace): FieldError[] => {
  const { path, records } = place;
  const runIds = records.approvals?.map((approval) => approval.run_id);
  return [
    ...danglingReferences(`${path}/approvals/*/run_id`, 'run', runIds, records.runs),
    ...pendingWithoutPausedRun(place),
    ...pausedWithoutPending(place),
  ];
};
