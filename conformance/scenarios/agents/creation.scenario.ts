import { scenario } from '../../engine/scenario.ts';

export default scenario(
  'agents.creation',
  'A new agent can be fetched and listed, and has no runs',
  { clauses: ['agents.created-is-readable', 'agents.no-runs-at-first', 'agents.create-body'] },
  async (gate) => {
    await gate.case('a new agent', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const answer = await t.send({ operation: 'getAgent', path: { id } });
      t.expectSuccess('agents.created-is-readable', answer);
      const fetched = answer.json<{ id: string }>();
      t.expect('agents.created-is-readable', fetched.id === id, { expected: id, got: fetched.id });
      const runs = await t.send({ operation: 'listRuns', path: { id } });
      t.expectSuccess('agents.no-runs-at-first', runs);
      const count = (await t.subjects.listed('listRuns', { path: { id } })).length;
      t.expect('agents.no-runs-at-first', count === 0, { expected: 'no runs', got: `${count}` });

      const listed = await t.subjects.found('listAgents', (agent) => agent.id === id);
      t.expect('agents.created-is-readable', listed !== undefined, {
        expected: `${id} in the list`,
        got: 'a list without it',
      });
    });

    await gate.case('a body without a name', async (t) => {
      t.expectStatus('agents.create-body', await t.send({ operation: 'createAgent', body: {} }), 400);
    });
  },
);
