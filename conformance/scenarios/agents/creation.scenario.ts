import { stateMachines } from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';

const { field, initial, states } = stateMachines.agent;

export default scenario(
  'agents.creation',
  'A new agent can be fetched and listed, and has no runs',
  {
    clauses: [
      'agents.created-is-readable',
      'agents.no-runs-at-first',
      'agents.starts-inactive',
      'agents.create-body',
    ],
  },
  async (gate) => {
    await gate.case('a new agent', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const response = await t.send({ operation: 'getAgent', path: { id } });
      t.expectSuccess('agents.created-is-readable', response);
      const fetched = response.json<{ id: string }>();
      t.expect('agents.created-is-readable', fetched.id === id, { expected: id, got: fetched.id });
      const runs = await t.send({ operation: 'listRuns', path: { id } });
      t.expectSuccess('agents.no-runs-at-first', runs);
      const count = (await t.subjects.list('listRuns', { path: { id } })).length;
      t.expect('agents.no-runs-at-first', count === 0, { expected: 'no runs', got: `${count}` });

      const listedAgent = await t.subjects.find('listAgents', (agent) => agent.id === id);
      t.expect('agents.created-is-readable', listedAgent !== undefined, {
        expected: `${id} in the list`,
        got: 'a list without it',
      });
    });

    await gate.case('a body with another status', async (t) => {
      const name = t.unique('Gate agent');
      const other = states.find((state) => state !== initial);
      const response = await t.send({
        operation: 'createAgent',
        body: t.sample('createAgent', { name, [field]: other }),
      });
      // A server may refuse a member that isn't documented.
      if (!isSuccess(response)) return;
      const agent = await t.subjects.find('listAgents', (item) => item.name === name);
      if (agent === undefined) return;
      t.expect('agents.starts-inactive', agent[field] === initial, {
        expected: `${initial}, regardless of the body`,
        got: String(agent[field]),
      });
    });

    await gate.case('a body without a name', async (t) => {
      t.expectStatus('agents.create-body', await t.send({ operation: 'createAgent', body: {} }), 400);
    });
  },
);
