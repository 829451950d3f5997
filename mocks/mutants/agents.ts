import { type OperationId, resources } from '@workspace-api/contract';
import { type Memory, perServer, type Wrap } from '../wrappers/fetch.ts';
import { cutAt, knowing, lower, sharesMember } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { alterJson, type Json } from '../wrappers/json.ts';
import { on } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Knows the ids of the agents that were deactivated and not activated again. */
export const knowingInactive = (create: (inactive: Memory) => Wrap): Wrap =>
  perServer((inactive) => [
    on('deactivateAgent').notes(inactive),
    on('activateAgent').forgets(inactive),
    create(inactive),
  ]);

/** Returns an agent with another status, which isn't saved. */
const withStatus =
  (status: string) =>
  async ({ call }: Incoming): Promise<Response> => {
    const response = await call('getAgent');
    return response.ok ? alterJson(response, (agent) => ({ ...agent, status })) : response;
  };

/** Only shows the status that an agent gets, until it gets the other one. */
const onlyShown = (id: OperationId, status: string, other: OperationId) =>
  perServer((affected) => [
    on(other).forgets(affected),
    on('getAgent').of(affected).member('status', status),
    on(id).notes(affected),
    on(id).respond(withStatus(status)),
  ]);

/** Requests that create an agent with a trigger. */
const triggered = on('createAgent').when(({ body }) => body.trigger !== undefined);

const runsOfInactive = (change: (runs: readonly Json[]) => readonly Json[]) =>
  knowingInactive((inactive) => on('listRuns').of(inactive).records(change));

export const agents: MutantTable = {
  'agents.created-is-readable/simultaneous-agents-with-one-name: Agents that are created at the same time all get the name of the first one.':
    sharesMember('createAgent', 'name'),
  'agents.created-is-readable/agent-names-in-lower-case: The name of an agent is stored in lower case.': on(
    'createAgent',
  ).input('name', lower),
  'agents.created-is-readable/agent-names-shortened: The name of an agent is shortened to 100 characters.':
    on('createAgent').input('name', cutAt(100)),
  'agents.created-is-readable/new-agents-not-listed: New agents can be fetched, but the list omits them.':
    knowing(on('createAgent'), (created) => on('listAgents').keeps(({ id }) => !created.has(id))),
  'agents.starts-inactive/agent-starts-active: A new agent is active immediately.': on('createAgent').respond(
    async ({ body: { status, ...body }, send, read }) => {
      // The server itself may reject a member that it doesn't know.
      const response = await send(status === undefined ? {} : { body: JSON.stringify(body) });
      return response.ok
        ? alterJson(response, ({ id }) => read('activateAgent', { id: String(id) }))
        : response;
    },
  ),
  'agents.activate/activation-without-effect: Activating an agent returns it as active but saves nothing.':
    on('activateAgent').respond(withStatus('active')),
  'agents.deactivate/deactivation-without-effect: Deactivating an agent returns it as inactive but saves nothing.':
    on('deactivateAgent').respond(withStatus('inactive')),
  'agents.active-executes/active-agent-without-runs: An activated agent is shown as active, but its schedule does not start.':
    onlyShown('activateAgent', 'active', 'deactivateAgent'),
  'agents.active-executes/active-agent-without-trigger: The trigger of an agent is shown, but starts no runs.':
    triggered.respond(async ({ body, send }) => {
      const { trigger, ...rest } = body;
      const response = await send({ body: JSON.stringify(rest) });
      return response.ok ? alterJson(response, (agent) => ({ ...agent, trigger })) : response;
    }),
  'agents.inactive-starts-no-runs/schedule-survives-deactivation: A deactivated agent is shown as inactive, but its schedule continues.':
    onlyShown('deactivateAgent', 'inactive', 'activateAgent'),
  'agents.inactive-starts-no-runs/trigger-survives-deactivation: A deactivated agent is shown as inactive, but its trigger still starts runs.':
    knowing(triggered, (ids) => on('deactivateAgent').of(ids).respond(withStatus('inactive'))),
  'agents.no-runs-at-first/inactive-agent-executes: The schedule of a new agent starts before the agent is activated.':
    on('createAgent').after(({ call }, { id }) => call('activateAgent', { id: String(id) })),
  'agents.no-runs-at-first/new-agent-runs-at-once: Creating an agent starts a first run.': knowing(
    on('createAgent'),
    (created) =>
      on('listRuns')
        .of(created)
        .records((runs, { id: agent_id }) => {
          const id = agent_id.replace(resources.agent.idPrefix, resources.run.idPrefix);
          const run = { id, agent_id, status: 'pending', created_at: new Date(0).toISOString() };
          return runs.length > 0 ? runs : [run];
        }),
  ),
  'agents.in-flight-runs-complete/deactivation-fails-runs: Deactivating an agent ends its current runs with the status failed.':
    runsOfInactive((runs) =>
      runs.map((run) =>
        run.status === 'running' || run.status === 'completed' ? { ...run, status: 'failed' } : run,
      ),
    ),
  'agents.in-flight-runs-complete/deactivation-removes-runs: The list of runs omits the runs of a deactivated agent.':
    runsOfInactive(() => []),
};
