import { operations, type Scope } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { type Principal, reachFor } from '../../core/principal.ts';
import { problem } from '../../core/problem.ts';
import { emit } from '../../domain/events.ts';
import type { HandlerRequest, Handlers } from '../../http/handler.ts';
import type { Db } from '../../store/database.ts';
import { keysetPage, mapPage } from '../../store/keyset.ts';
import { takeStep } from '../agents/index.ts';
import { type ApprovalRow, approvals } from './resource.ts';

/** An approval with the slug of its workspace. */
type ApprovalWithSlug = ApprovalRow & { workspace: string };

const show = (approval: ApprovalWithSlug) => approvals.show(approval, { workspace: approval.workspace });

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
  const status = id === 'approveApproval' ? 'approved' : 'denied';
  const now = timestamp(context);
  const decision: Pick<ApprovalRow, 'status' | 'decided_at' | 'decided_by' | 'note'> = {
    status,
    decided_at: now,
    decided_by: principal.user.id,
    note: input.body?.note ?? null,
  };
  // Checks and updates in one statement, so that only one of two concurrent decisions succeeds.
  const { numUpdatedRows } = await db
    .updateTable('approvals')
    .set(decision)
    .where('id', '=', approval.id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw problem('already-decided');
  const run = await db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', approval.run_id)
    .executeTakeFirstOrThrow();
  // An approved run resumes; a denied run stops permanently.
  await takeStep(context, db, run, status === 'approved' ? 'resumed' : 'denied', { at: now });
  await context.agentScheduler.announce(db);
  const view = show({ ...approval, ...decision });
  await emit(context, db, approval, 'approvals.decided', view, requestId);
  return view;
};

/** Approvals that runs request from users. */
export const approvalHandlers: Handlers<
  'listApprovals' | 'getApproval' | 'approveApproval' | 'denyApproval'
> = {
  async listApprovals({ db, principal, page, input }) {
    const status = input.query?.status;
    const all = visible(db, principal, operations.listApprovals.scope);
    const query = status === undefined ? all : all.where('status', '=', status);
    return mapPage(await keysetPage(query, 'created_at', page), show);
  },

  getApproval: async ({ db, principal, input }) =>
    show(await find(db, principal, operations.getApproval.scope, input.path.id)),

  approveApproval: (request) => decide('approveApproval', request),

  denyApproval: (request) => decide('denyApproval', request),
};
