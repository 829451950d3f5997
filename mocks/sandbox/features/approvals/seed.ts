import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { acmeColumns } from '../../core/demo-tenant.ts';
import type { FieldError } from '../../core/problem.ts';
import { danglingReferences, type SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import { optionalTime, type SeedTarget } from '../../core/seed-target.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { type Insertion, insertion } from '../feature.ts';

/** Inserts the demo approvals. */
export const seedApprovals = async (db: Db): Promise<void> => {
  const approvals = examples['approval-list'].data as components['schemas']['Approval'][];
  await db
    .insertInto('approvals')
    .values(
      approvals.map(({ workspace: _, ...approval }) => ({
        ...approval,
        ...acmeColumns,
        payload: JSON.stringify(approval.payload),
      })),
    )
    .execute();
};

/** The rows of a seed file's approvals. */
export const approvalRows = (
  { ownerColumns, getId, time }: SeedTarget,
  { approvals = [], runs = [] }: TenantRecords,
): readonly Insertion[] => {
  const runById = new Map(runs.map((run) => [run.id, run]));
  return [
    insertion(
      'approvals',
      approvals.map((approval, index) => {
        const created_at = time(approval.created_at, index);
        const decidedAt = approval.status === undefined || approval.status === 'pending' ? null : created_at;
        return {
          ...ownerColumns,
          id: getId(idPrefixes.Approval, approval),
          agent_id: runById.get(approval.run_id)?.agent_id ?? '',
          run_id: approval.run_id,
          status: approval.status ?? 'pending',
          action: approval.action,
          payload: JSON.stringify(approval.payload ?? {}),
          created_at,
          decided_at: approval.decided_at === undefined ? decidedAt : optionalTime(approval.decided_at),
          decided_by: approval.decided_by ?? null,
          note: approval.note ?? null,
        };
      }),
    ),
  ];
};

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

/** Reads the approvals of a tenant for a seed. */
export const exportApprovals = async (db: Db, tenant: Tenant): Promise<TenantRecords> => ({
  approvals: (await listRows(db, 'approvals', tenant, 'created_at')).map(
    ({ id, run_id, status, action, payload, created_at, decided_at, decided_by, note }) => ({
      id,
      run_id,
      status,
      action,
      payload: JSON.parse(payload),
      created_at,
      decided_at,
      decided_by,
      note,
    }),
  ),
});
