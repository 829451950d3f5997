import { resources, stateMachines } from '@workspace-api/contract';
import { getJson, isSuccess, member } from '../../checks/body.ts';
import { scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/created-id.ts';
import { longLengths, longString } from '../shared/json-edge-cases.ts';

const { field, initial, states } = stateMachines.agent;

/** Shows the start, the end and the length of a string. */
const inShort = (string: string): string =>
  string.length <= 100
    ? string
    : `${string.slice(0, 40)} … ${string.slice(-20)} (${string.length} characters)`;

export default scenario(
  'agents.creation',
  'A new agent can be fetched and listed, and has no runs',
  {},
  async (gate) => {
    await gate.case('a new agent', async (t) => {
      const { id } = await t.subjects.fresh('agent');
      const response = await t.send({ operation: 'getAgent', path: { id } });
      t.expectSuccess('agents.created-is-readable', response);
      const fetched = response.json<{ id: string }>();
      t.expectEqual('agents.created-is-readable', fetched.id, id);
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

    await gate.case('names as they were sent', async (t) => {
      const create = async (name: string) => {
        const body = t.sample('createAgent', { name }) as { name?: unknown };
        const response = await t.send({ operation: 'createAgent', body });
        const id = body.name === name && isSuccess(response) ? createdId(resources.agent, response) : null;
        if (id === null) return null;
        const fetched = await t.prepare({ operation: 'getAgent', path: { id } });
        return { fetched, name: member(getJson(fetched), 'name') };
      };
      // The body is not documented: a server may name agents itself.
      const plain = t.unique('gate_plain');
      if ((await create(plain))?.name !== plain)
        return t.notExercised([], 'an agent that gets the name in the body of createAgent');
      const expectName = async (name: string): Promise<boolean> => {
        const agent = await create(name);
        if (agent)
          t.expect(
            'agents.created-is-readable',
            agent.name === name,
            { expected: `the name that was sent: ${inShort(name)}`, got: inShort(String(agent.name)) },
            agent.fetched,
          );
        return agent !== null;
      };
      await expectName(`${t.unique('Gate')} Agent OF Mixed case`);
      // The length of a name is not documented.
      for (const length of longLengths) if (await expectName(longString(t.unique('Gate'), length))) break;
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
