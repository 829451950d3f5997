import { type components, operations, type Scope } from '@workspace-api/contract';
import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { type Principal, reachFor } from '../../core/principal.ts';
import { type FieldError, problem } from '../../core/problem.ts';
import { emit } from '../../domain/work.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { keysetPage } from '../../store/keyset.ts';
import { getRow, update } from '../../store/rows.ts';
import type { SeedPlace } from '../../store/seed/seed-records.ts';
import { findRun, getRequestId, takeStep } from '../agents/index.ts';
import { defineFeature } from '../feature.ts';
import { type ApprovalRow, approvals } from './resource.ts';

type Approval = components['schemas']['Approval'];

/**
 * The approvals that a caller can act on, and how they are shown. The paths of approvals don't name a workspace: a token can act
 * on the approvals of every workspace where it has the scope.
 */
const visible = (db: Db, principal: Principal, scope: Scope) => {
  const slugs = new Map(reachFor(principal, scope).map(({ id, slug }) => [id, slug]));
  return {
    query: db
      .selectFrom('approvals')
      .selectAll()
      .where('workspace_id', 'in', [...slugs.keys()])
      .where('mode', '=', principal.mode),
    show: (row: ApprovalRow) => approvals.show({ ...row, workspace: slugs.get(row.workspace_id) ?? '' }),
  };
};

type DecisionId = 'approveApproval' | 'denyApproval';

/** Finds the approval that a request names, with its representation. @throws Problem `not-found` */
const find = async (
  { db, principal, input }: HandlerRequest<DecisionId | 'getApproval'>,
  scope: Scope,
): Promise<{ approval: ApprovalRow; show: (row: ApprovalRow) => Approval }> => {
  const { query, show } = visible(db, principal, scope);
  const approval = await query.where('id', '=', input.path.id).executeTakeFirst();
  if (!approval) throw problem('not-found');
  return { approval, show };
};

const decide = async (id: DecisionId, request: HandlerRequest<DecisionId>) => {
  const { context, db, principal, input, requestId } = request;
  const { approval, show } = await find(request, operations[id].scope);
  if (approval.status !== 'pending') throw problem('already-decided');
  const status = id === 'approveApproval' ? 'approved' : 'denied';
  const now = timestamp(context);
  const note = input.body?.note ?? null;
  const decision = { status, decided_at: now, decided_by: principal.user.id, note } as const;
  await update(db, 'approvals', { id: approval.id }, decision);
  const work = { context, db, tenant: approval, requestId };
  // An approved run resumes; a denied run stops permanently.
  const run = await getRow(db, 'runs', { id: approval.run_id });
  await takeStep(work, run, status === 'approved' ? 'resumed' : 'denied', { at: now });
  await context.peers.announce(db, 'agents');
  return emit(work, 'approvals.decided', show({ ...approval, ...decision }));
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
      const { query, show } = visible(db, principal, operations.listApprovals.scope);
      const chosen = status === undefined ? query : query.where('status', '=', status);
      return keysetPage(chosen, 'created_at', page, show);
    },

    async getApproval(request) {
      const { approval, show } = await find(request, operations.getApproval.scope);
      return show(approval);
    },

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
  seed: { check: (place) => [...pendingWithoutPausedRun(place), ...pausedWithoutPending(place)] },
});
