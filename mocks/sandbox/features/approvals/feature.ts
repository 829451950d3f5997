import { operations, type Scope } from '@workspace-api/contract';
import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { type Principal, reachFor } from '../../core/principal.ts';
import { type FieldError, problem } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { keysetPage } from '../../store/keyset.ts';
import { getRow, update } from '../../store/rows.ts';
import { danglingReferences, type SeedPlace } from '../../store/seed/seed-checks.ts';
import { findRun, getRequestId, takeStep } from '../agents/index.ts';
import { defineFeature } from '../feature.ts';
import { type ApprovalRow, approvals } from './resource.ts';

/** An approval with the slug of its workspace. */
type ApprovalWithSlug = ApprovalRow & { workspace: string };

/**
 * The paths of approvals don't name a workspace. A token can act on the approvals of every workspace where it has the scope.
 */
const visible = (db: Db, principal: Principal, scope: Scope) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('approvals')
        .innerJoin('workspaces', 'workspaces.id', 'approvals.workspace_id')
        .selectAll('approvals')
        .select('workspaces.slug as workspace')
        .where(
          'approvals.workspace_id',
          'in',
          reachFor(principal, scope).map(({ id }) => id),
        )
        .where('approvals.mode', '=', principal.mode)
        .as('visible'),
    )
    .selectAll();

const find = async (db: Db, principal: Principal, scope: Scope, id: string): Promise<ApprovalWithSlug> => {
  const approval = await visible(db, principal, scope).where('id', '=', id).executeTakeFirst();
  if (!approval) throw problem('not-found');
  return approval;
};

const decide = async (
  id: 'approveApproval' | 'denyApproval',
  { context, db, principal, input, requestId }: HandlerRequest<'approveApproval' | 'denyApproval'>,
) => {
  const approval = await find(db, principal, operations[id].scope, input.path.id);
  if (approval.status !== 'pending') throw problem('already-decided');
  const status = id === 'approveApproval' ? 'approved' : 'denied';
  const now = timestamp(context);
  const decision: Pick<ApprovalRow, 'status' | 'decided_at' | 'decided_by' | 'note'> = {
    status,
    decided_at: now,
    decided_by: principal.user.id,
    note: input.body?.note ?? null,
  };
  await update(db, 'approvals', { id: approval.id }, decision);
  const work = { context, db, tenant: approval, requestId };
  // An approved run resumes; a denied run stops permanently.
  const run = await getRow(db, 'runs', { id: approval.run_id });
  await takeStep(work, run, status === 'approved' ? 'resumed' : 'denied', { at: now });
  await context.agentScheduler.announce(db);
  return emit(work, 'approvals.decided', approvals.show({ ...approval, ...decision }));
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

/** Approvals that paused runs wait for. */
export const approvalsFeature = defineFeature({
  resources: [approvals],
  /** Approvals that runs request from users. */
  handlers: {
    async listApprovals({ db, principal, page, input }) {
      const status = input.query?.status;
      const all = visible(db, principal, operations.listApprovals.scope);
      const query = status === undefined ? all : all.where('status', '=', status);
      return keysetPage(query, 'created_at', page, approvals.show);
    },

    getApproval: async ({ db, principal, input }) =>
      approvals.show(await find(db, principal, operations.getApproval.scope, input.path.id)),

    approveApproval: (request) => decide('approveApproval', request),

    denyApproval: (request) => decide('denyApproval', request),
  },
  /** Pauses a run until its approval is decided (clause family `approvals`). */
  control: {
    pauseRun: async ({ context, db, workspace, input: { path, body } }) => {
      const run = await findRun(db, workspace.id, path.id);
      if (run.status !== 'running')
        throw conflict(`The run is ${run.status}. Only a running run can be paused.`);
      const work = { context, db, tenant: run, requestId: getRequestId(run) };
      const approval = await approvals.add(work, {
        agent_id: run.agent_id,
        run_id: run.id,
        action: body?.action ?? 'review',
        ...(body?.payload && { payload: body.payload }),
      });
      await takeStep(work, run, 'paused', { approval_id: approval.id });
      return emit(work, 'approvals.requested', approvals.show({ ...approval, workspace: path.slug }));
    },
  },
  seed: {
    check(place) {
      const { path, records } = place;
      const runIds = records.approvals?.map((approval) => approval.run_id);
      return [
        ...danglingReferences(`${path}/approvals/*/run_id`, 'run', runIds, records.runs),
        ...pendingWithoutPausedRun(place),
        ...pausedWithoutPending(place),
      ];
    },
  },
});
