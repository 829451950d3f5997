import type { components } from '@workspace-api/contract';
import { problem } from '../../core/problem.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { prepareQuery } from '../../store/prepared.ts';
import type { AgentRow, RunRow } from './table.ts';

/** The columns needed for an agent's representation in the API. */
export const agentColumns = ['id', 'name', 'status', 'created_at', 'task', 'schedule', 'trigger'] as const;

/** Maps an agent to its representation in the API. */
export const showAgent = ({
  id,
  name,
  status,
  created_at,
  task,
  schedule,
  trigger,
}: Pick<AgentRow, (typeof agentColumns)[number]>): components['schemas']['Agent'] => ({
  id,
  name,
  status,
  created_at,
  task,
  schedule,
  trigger,
});

/** The columns needed for a run's representation in the API. */
export const runColumns = [
  'id',
  'status',
  'agent_id',
  'created_at',
  'started_at',
  'finished_at',
  'approval_id',
] as const;

/** Maps a run to its representation in the API. */
export const showRun = ({
  id,
  status,
  agent_id,
  created_at,
  started_at,
  finished_at,
  approval_id,
}: Pick<RunRow, (typeof runColumns)[number]>): components['schemas']['Run'] => ({
  id,
  status,
  agent_id,
  created_at,
  started_at,
  finished_at,
  approval_id,
});

const selectAgent = prepareQuery((db, { workspaceId, mode, id }: Tenant & { id: string }) =>
  db
    .selectFrom('agents')
    .selectAll()
    .where('id', '=', id)
    .where('workspace_id', '=', workspaceId)
    .where('mode', '=', mode),
);

/** Finds an agent of the tenant. @throws Problem `not-found` */
export const findAgent = async (db: Db, { workspaceId, mode }: Tenant, id: string): Promise<AgentRow> => {
  const [agent] = await selectAgent(db, { workspaceId, mode, id });
  if (!agent) throw problem('not-found');
  return agent;
};
