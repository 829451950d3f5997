import { type Input, idPrefixes } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import { unknownType } from '../../core/unknown-event.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { emit } from '../../domain/events.ts';
import { keysetPages, mapPage } from '../../domain/lists/keyset.ts';
import type { Handlers } from '../../http/handler.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import { insert } from '../../store/insert.ts';
import { isSchedule, notASchedule } from './cron.ts';
import { agentColumns, findAgent, runColumns, showAgent, showRun } from './rows.ts';
import type { AgentRow } from './table.ts';

type StatusChange = { context: AppContext; db: Db; tenant: Tenant; id: string; requestId: string };

/** Activates or deactivates an agent. Runs in flight and open approvals stay unchanged. Repeating the call has no effect. */
const setStatus = async (
  status: AgentRow['status'],
  { context, db, tenant, id, requestId }: StatusChange,
) => {
  const agent = await findAgent(db, tenant, id);
  const { numUpdatedRows } = await db
    .updateTable('agents')
    // Skips the scheduled times during which the agent was inactive.
    .set({ status, scheduled_until: timestamp(context) })
    .where('id', '=', agent.id)
    .where('status', '<>', status)
    .executeTakeFirst();
  const view = showAgent({ ...agent, status });
  if (numUpdatedRows === 0n) return view;
  const event = status === 'active' ? 'agents.activated' : 'agents.deactivated';
  await emit(context, db, tenant, event, view, requestId);
  await context.agentScheduler.announce(db);
  return view;
};

const listAgents = keysetPages(
  (db: Db, { workspaceId, mode }: Tenant) =>
    db
      .selectFrom('agents')
      .select(agentColumns)
      .where('workspace_id', '=', workspaceId)
      .where('mode', '=', mode),
  'created_at',
);

const listRuns = keysetPages(
  (db: Db, { workspaceId, mode, agentId }: Tenant & { agentId: string }) =>
    db
      .selectFrom('runs')
      .select(runColumns)
      .where('workspace_id', '=', workspaceId)
      .where('mode', '=', mode)
      .where('agent_id', '=', agentId),
  'created_at',
);

const checkSchedule: FieldCheck<Input<'createAgent'>> = ({ body: { schedule } }) =>
  schedule === undefined || isSchedule(schedule) ? [] : [notASchedule('/schedule')];

/** The agents of a workspace and their runs. */
export const agents: Handlers<
  'listAgents' | 'createAgent' | 'getAgent' | 'activateAgent' | 'deactivateAgent' | 'listRuns'
> = {
  async listAgents({ db, tenant, page }) {
    return mapPage(await listAgents(db, tenant, page), showAgent);
  },

  createAgent: withCheck(checkSchedule, async ({ context, db, tenant, input: { body }, requestId, warn }) => {
    if (body.trigger !== undefined) warn(unknownType('/trigger', body.trigger));
    const agent: AgentRow = {
      id: context.ids(idPrefixes.Agent),
      workspace_id: tenant.workspaceId,
      mode: tenant.mode,
      name: body.name,
      status: 'inactive',
      task: body.task ?? null,
      schedule: body.schedule ?? null,
      trigger: body.trigger ?? null,
      created_at: timestamp(context),
      scheduled_until: null,
      runs_in_advance: 0,
    };
    await insert(db, 'agents', agent);
    const view = showAgent(agent);
    await emit(context, db, tenant, 'agents.created', view, requestId);
    return view;
  }),

  getAgent: async ({ db, tenant, input }) => showAgent(await findAgent(db, tenant, input.path.id)),

  activateAgent: ({ input: { path }, ...request }) => setStatus('active', { ...request, id: path.id }),

  deactivateAgent: ({ input: { path }, ...request }) => setStatus('inactive', { ...request, id: path.id }),

  async listRuns({ db, tenant, page, input }) {
    const agent = await findAgent(db, tenant, input.path.id);
    return mapPage(await listRuns(db, { ...tenant, agentId: agent.id }, page), showRun);
  },
};
