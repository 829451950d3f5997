import type { Input } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import { emit } from '../../domain/events.ts';
import { unknownType } from '../../domain/unknown-event.ts';
import type { Handlers } from '../../http/handler.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { Db } from '../../store/database.ts';
import { insert } from '../../store/prepared.ts';
import { isSchedule, notASchedule } from './cron.ts';
import { type AgentRow, agents, runs } from './resource.ts';

type StatusChange = { context: AppContext; db: Db; tenant: Tenant; id: string; requestId: string };

/** Activates or deactivates an agent. Runs in flight and open approvals stay unchanged. Repeating the call has no effect. */
const setStatus = async (
  status: AgentRow['status'],
  { context, db, tenant, id, requestId }: StatusChange,
) => {
  const agent = await agents.find(db, tenant, id);
  const { numUpdatedRows } = await db
    .updateTable('agents')
    // Skips the scheduled times during which the agent was inactive.
    .set({ status, scheduled_until: timestamp(context) })
    .where('id', '=', agent.id)
    .where('status', '<>', status)
    .executeTakeFirst();
  const view = agents.show({ ...agent, status });
  if (numUpdatedRows === 0n) return view;
  const event = status === 'active' ? 'agents.activated' : 'agents.deactivated';
  await emit(context, db, tenant, event, view, requestId);
  await context.agentScheduler.announce(db);
  return view;
};

const runsOfAgent = runs.listBy('agent_id');

const checkSchedule: FieldCheck<Input<'createAgent'>> = ({ body: { schedule } }) =>
  schedule === undefined || isSchedule(schedule) ? [] : [notASchedule('/schedule')];

/** The agents of a workspace and their runs. */
export const agentHandlers: Handlers<
  'listAgents' | 'createAgent' | 'getAgent' | 'activateAgent' | 'deactivateAgent' | 'listRuns'
> = {
  listAgents: ({ db, tenant, page }) => agents.list(db, tenant, page),

  createAgent: withCheck(checkSchedule, async ({ context, db, tenant, input: { body }, requestId, warn }) => {
    if (body.trigger !== undefined) warn(unknownType('/trigger', body.trigger));
    const agent = agents.newRow(context, tenant, body);
    await insert(db, 'agents', agent);
    const view = agents.show(agent);
    await emit(context, db, tenant, 'agents.created', view, requestId);
    return view;
  }),

  getAgent: async ({ db, tenant, input }) => agents.show(await agents.find(db, tenant, input.path.id)),

  activateAgent: ({ input: { path }, ...request }) => setStatus('active', { ...request, id: path.id }),

  deactivateAgent: ({ input: { path }, ...request }) => setStatus('inactive', { ...request, id: path.id }),

  async listRuns({ db, tenant, page, input }) {
    const agent = await agents.find(db, tenant, input.path.id);
    return runsOfAgent(db, tenant, agent.id, page);
  },
};
