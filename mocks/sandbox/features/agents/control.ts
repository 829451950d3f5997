import { idPrefixes } from '@workspace-api/contract';
import { conflict } from '../../control/conflict.ts';
import { findTenant, owned } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { problem } from '../../core/problem.ts';
import { timestamp } from '../../http/app-context.ts';
import type { Db } from '../../store/database.ts';
import { showApproval } from '../approvals/rows.ts';
import type { ApprovalTable } from '../approvals/table.ts';
import { emit } from '../webhooks/emit.ts';
import { findAgent, showRun } from './rows.ts';
import { requestOf, takeStep } from './run-steps.ts';
import type { RunTable } from './table.ts';

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

/** What agents do by themselves (clause families `runs` and `approvals`). */
export const runs: ControlHandlers<'addRun' | 'pauseRun' | 'finishRun'> = {
  addRun: ({ context, path, body }) =>
    context.database.transaction(async (db) => {
      const tenant = await findTenant(db, path.slug, body?.mode);
      const agent = await findAgent(db, tenant, path.id);
      if (agent.status !== 'active') throw conflict(`The agent ${agent.id} is inactive: no new runs start.`);
      const run: RunTable = {
        id: context.ids(idPrefixes.Run),
        ...owned(tenant),
        agent_id: agent.id,
        status: 'pending',
        created_at: timestamp(context),
        started_at: null,
        finished_at: null,
        approval_id: null,
        request_id: null,
        // It stands still: whoever started it says what becomes of it.
        ends_at: null,
      };
      await db.insertInto('runs').values(run).execute();
      return showRun(body?.status === 'pending' ? run : await takeStep(context, db, run, 'started'));
    }),

  pauseRun: ({ context, path, body }) =>
    context.database.transaction(async (db) => {
      const run = await findRun(db, path.slug, path.id);
      if (run.status !== 'running') throw conflict(`The run is ${run.status}: only a running one is paused.`);
      const approval: ApprovalTable = {
        id: context.ids(idPrefixes.Approval),
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
      await takeStep(context, db, run, 'paused', { approval_id: approval.id });
      const shown = showApproval({ ...approval, workspace: path.slug });
      const tenant = { workspaceId: run.workspace_id, mode: run.mode };
      await emit(context, db, tenant, 'approvals.requested', shown, requestOf(run));
      return shown;
    }),

  finishRun: ({ context, path, body }) =>
    context.database.transaction(async (db) => {
      const run = await findRun(db, path.slug, path.id);
      if (run.status !== 'running' && run.status !== 'pending') {
        throw conflict(`The run is ${run.status}: only a running or a pending one ends by itself.`);
      }
      return showRun(await takeStep(context, db, run, body.status));
    }),
};
