import { timestamp } from '../../app-context.ts';
import { problem } from '../../problem.ts';
import { findAgent, showRun } from '../../store/agents.ts';
import { showApproval } from '../../store/approvals.ts';
import type { Db } from '../../store/store.ts';
import type { ApprovalTable, RunTable } from '../../store/tables.ts';
import { emit } from '../../webhooks/emit.ts';
import { conflict } from '../conflict.ts';
import { findTenant, owned } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

/** A run by its id, in whichever mode it is. */
const findRun = async (db: Db, slug: string, id: string): Promise<RunTable> => {
  const { workspaceId } = await findTenant(db, slug);
  const run = await db
    .selectFrom('runs')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (run === undefined) throw problem('not-found');
  return run;
};

const update = async (db: Db, run: RunTable, changes: Partial<RunTable>): Promise<RunTable> => {
  await db.updateTable('runs').set(changes).where('id', '=', run.id).execute();
  return { ...run, ...changes };
};

/** What agents do by themselves (clause families `runs` and `approvals`). */
export const runs: ControlHandlers<'addRun' | 'pauseRun' | 'finishRun'> = {
  addRun: ({ context, path, body }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, body?.mode);
      const agent = await findAgent(db, tenant, path.id);
      if (agent.status !== 'active') throw conflict(`The agent ${agent.id} is inactive: no new runs start.`);
      const now = timestamp(context);
      const status = body?.status ?? 'running';
      const run: RunTable = {
        id: context.ids('run'),
        ...owned(tenant),
        agent_id: agent.id,
        status,
        created_at: now,
        started_at: status === 'running' ? now : null,
        finished_at: null,
        approval_id: null,
      };
      await db.insertInto('runs').values(run).execute();
      return showRun(run);
    }),

  pauseRun: ({ context, path, body }) =>
    context.store.transaction().execute(async (db) => {
      const run = await findRun(db, path.slug, path.id);
      if (run.status !== 'running') throw conflict(`The run is ${run.status}: only a running one is paused.`);
      const approval: ApprovalTable = {
        id: context.ids('apr'),
        workspace_id: run.workspace_id,
        mode: run.mode,
        agent_id: run.agent_id,
        run_id: run.id,
        status: 'pending',
        action: body?.action ?? 'review',
        payload: JSON.stringify(body?.payload ?? {}),
        created_at: timestamp(context),
        decided_at: null,
        decided_by: null,
        note: null,
      };
      await db.insertInto('approvals').values(approval).execute();
      await update(db, run, { status: 'awaiting_approval', approval_id: approval.id });
      const shown = showApproval({ ...approval, workspace: path.slug });
      const tenant = { workspaceId: run.workspace_id, mode: run.mode };
      await emit(context, db, tenant, 'approvalRequested', shown);
      return shown;
    }),

  finishRun: ({ context, path, body }) =>
    context.store.transaction().execute(async (db) => {
      const run = await findRun(db, path.slug, path.id);
      if (run.status !== 'running' && run.status !== 'pending') {
        throw conflict(`The run is ${run.status}: only a running or a pending one ends by itself.`);
      }
      const now = timestamp(context);
      // What completed has started; what failed may not have come so far.
      const started_at = body.status === 'completed' ? (run.started_at ?? now) : run.started_at;
      return showRun(await update(db, run, { status: body.status, started_at, finished_at: now }));
    }),
};
