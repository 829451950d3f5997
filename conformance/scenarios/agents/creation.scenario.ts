import { resources, stateMachines } from '@workspace-api/contract';
import { getItems, getJson, isSuccess, member } from '../../checks/body.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/created-id.ts';

const { field, initial, states } = stateMachines.agent;

/** Creates an agent with members of the contract's choice, and reads it; null if the target refuses them. */
const createAgent = async (t: Case, members: Record<string, unknown>) => {
  const response = await t.send({ operation: 'createAgent', body: t.sample('createAgent', members) });
  const id = isSuccess(response) ? createdId(resources.agent, response) : null;
  if (id === null) return null;
  const exchange = await t.send({ operation: 'getAgent', path: { id } });
  return { id, exchange, record: getJson(exchange) };
};

export default scenario(
  'agents.creation',
  'A new agent can be fetched and listed, and has no runs',
  { holds: [] },
  async (gate) => {
    await gate.case('a new agent', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const response = await t.send({ operation: 'getAgent', path: { id } });
      t.expectSuccess('agents.created-is-readable', response);
      t.expectEqual('agents.created-is-readable', member(getJson(response), 'id'), id);
      const runs = await t.send({ operation: 'listRuns', path: { id } });
      t.expectSuccess('agents.no-runs-at-first', runs);
      const count = getItems(runs.operation as NonNullable<typeof runs.operation>, getJson(runs)).length;
      t.expectEqual('agents.no-runs-at-first', count, 0);
      const listedAgent = await t.subjects.find('listAgents', (agent) => agent.id === id);
      t.expectEqual('agents.created-is-readable', listedAgent?.id, id);
    });

    await gate.case('a body with another status', async (t) => {
      const other = states.find((state) => state !== initial);
      // A server may refuse a member that isn't documented.
      const agent = await createAgent(t, { name: t.unique('Gate agent'), [field]: other });
      if (agent)
        t.expectEqual('agents.starts-inactive', member(agent.record, field), initial, agent.exchange);
    });

    await gate.case('a body without a name', async (t) => {
      t.expectStatus('agents.create-body', await t.send({ operation: 'createAgent', body: {} }), 400);
    });
  },
);
