import { timestamp } from '../../core/clock.ts';
import type { Mode, Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { DomainEvent } from '../../http/domain-event.ts';
import type { EventListener } from '../../http/events.ts';
import { prepared } from '../../store/caches/prepared.ts';
import type { Db } from '../../store/database.ts';
import { startRuns } from './runs.ts';

const triggeredAgents = prepared(
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

const start = async (
  context: AppContext,
  db: Db,
  { workspaceId, mode }: Tenant,
  { type, requestId }: DomainEvent,
): Promise<void> => {
  const agents = await triggeredAgents(db, { workspaceId, mode, family: type });
  if (agents.length === 0) return;
  const at = timestamp(context);
  await startRuns(
    context,
    db,
    agents.map((agent) => ({ agent, at, requestId })),
  );
  await context.agentScheduler.announce(db);
};

/**
 * Starts a run of each active agent of the tenant that the event triggers (clause `agents.active-executes`), in the
 * transaction of the change.
 */
export const startTriggered: EventListener = (context, db, tenant, event) => {
  const { workspaceId, mode } = tenant;
  const known = triggeredAgents.cached(db, { workspaceId, mode, family: event.type });
  return known?.length === 0 ? undefined : start(context, db, tenant, event);
};
