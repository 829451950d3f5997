import type { Mode, Tenant } from '../../core/tenant.ts';
import { type AppContext, timestamp } from '../../http/app-context.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { startRun } from './run-steps.ts';

const listening = prepared(
  (db, { workspaceId, mode, family }: { workspaceId: string; mode: Mode; family: string }) =>
    db
      .selectFrom('agents')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('mode', '=', mode)
      .where('trigger', '=', family)
      .where('status', '=', 'active')
      .orderBy('id'),
);

/**
 * An event happened: each active agent of the tenant that has its family for a trigger starts a run (clause
 * `agents.active-executes`), in the transaction of the change that it tells of.
 *
 * @param requestId the request that brought it about, where there was one
 */
export const startTriggered = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  { family, requestId }: { family: string; requestId?: string | undefined },
): Promise<void> => {
  const agents = await listening(db, { ...tenant, family });
  for (const agent of agents) await startRun(context, db, agent, { at: timestamp(context), requestId });
  if (agents.length > 0) await context.agentLife.announce(db);
};
