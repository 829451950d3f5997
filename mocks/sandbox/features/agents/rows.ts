import type { components } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { prepared } from '../../store/prepared.ts';
import type { AgentRow, RunRow } from './table.ts';

/** Maps an agent to its representation in the API. */
export const showAgent = ({
  id,
  name,
  status,
  created_at,
  task,
  schedule,
  trigger,
}: AgentRow): components['schemas']['Agent'] => ({
  id,
  name,
  status,
  created_at,
  task,
  schedule,
  trigger,
});

/** Maps a run to its representation in the API. */
export const showRun = (run: RunRow): components['schemas']['Run'] => ({
  id: run.id,
  status: run.status,
  agent_id: run.agent_id,
  created_at: run.created_at,
  started_at: run.started_at,
  finished_at: run.finished_at,
  approval_id: run.approval_id,
});

const agentOf = prepared((db, { workspaceId, mode, id }: Tenant & { id: string }) =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode),
);

/** Finds an agent of the tenant. @throws Problem `not-found` */
export const findAgent = async (db: Db, { workspaceId, mode }: Tenant, id: string): Promise<AgentRow> => {
  const [agent] = await agentOf(db, { workspaceId, mode, id });
  if (!agent) throw problem('not-found');
  return agent;
};
