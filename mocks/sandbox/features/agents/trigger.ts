import { timestamp } from '../../core/clock.ts';
import type { Mode } from '../../core/tenant.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { EventListener } from '../feature.ts';
import { startRuns } from './runs.ts';

const triggeredAgents = prepareQuery(
  (db, { workspace_id, mode, family }: { workspace_id: string; mode: Mode; family: string }) =>
    db
      .selectFrom('agents')
      .selectAll()
      .where('workspace_id', '=', workspace_id)
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
  { workspace_id, mode },
  { type, requestId },
) => {
  const agents = await triggeredAgents(db, { workspace_id, mode, family: type });
  if (agents.length === 0) return;
  const at = timestamp(context);
  await startRuns(
    context,
    db,
    agents.map((agent) => ({ agent, at, requestId })),
  );
  await context.agentScheduler.announce(db);
};
