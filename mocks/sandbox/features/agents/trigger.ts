import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { EventListener } from '../feature.ts';
import { startRuns } from './runs.ts';

const triggeredAgents = prepareQuery(
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
 * Starts a run of each of the tenant's active agents that the event triggers (clause `agents.active-executes`), within the
 * transaction of the change.
 */
export const startTriggered: EventListener = async (
  context,
  db,
  { workspaceId, mode },
  { type, requestId },
) => {
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
