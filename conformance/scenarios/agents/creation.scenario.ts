import { scenario } from '../../engine/scenario.ts';
import { pagedList } from '../support/paged-list.ts';

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
      const count = runs.json<{ data: unknown[] }>().data.length;
      t.expect('agents.no-runs-at-first', count === 0, { expected: 'no runs', got: `${count}` });

      const agents = await (await pagedList(t, 'listAgents')).everything('agents.created-is-readable');
      if (!agents) return;
      t.expect(
        'agents.created-is-readable',
        agents.some((agent) => agent.id === id),
        {
          expected: `${id} in the list`,
          got: agents.map((agent) => agent.id).join(', '),
        },
      );
    });

    await gate.case('a body without a name', async (t) => {
      t.expectStatus('agents.create-body', await t.send({ operation: 'createAgent', body: {} }), 400);
    });
  },
);
