import { operations, resources, stateMachines } from '@workspace-api/contract';
import { getItems, getJson, isSuccess, member } from '../../checks/body.ts';
import { getFields } from '../../checks/error-body.ts';
import { namesField } from '../../checks/json-pointer.ts';
import { type Exchange, scenario } from '../../engine/scenario.ts';
import { createdId } from '../../resources/find-resource.ts';

const { field, initial, states } = stateMachines.agent;

const title = 'A new agent can be fetched and listed, and has no runs';
export default scenario(title, { holds: [] }, async (gate) => {
  await gate.case('a new agent', async (t) => {
    const path = await t.subjects.fresh('agent');
    const { id } = path;
    const response = await t.send({ operation: 'getAgent', path });
    t.expectSuccess('agents.created-is-readable', response);
    t.expectEqual('agents.created-is-readable', member(getJson(response), 'id'), id);
    const runs = await t.send({ operation: 'listRuns', path });
    t.expectSuccess('agents.no-runs-at-first', runs);
    t.expectEqual('agents.no-runs-at-first', getItems(operations.listRuns, getJson(runs)), []);
    const listedAgent = await t.subjects.find('listAgents', (agent) => agent.id === id);
    t.expectEqual('agents.created-is-readable', listedAgent?.id, id);
  });

  await gate.case('a body with another status', async (t) => {
    const other = states.find((state) => state !== initial);
    const body = t.sample('createAgent', { name: t.unique('Gate agent'), [field]: other });
    const response = await t.send({ operation: 'createAgent', body });
    const id = isSuccess(response) ? createdId(resources.agent, response) : null;
    // A server may refuse a member that isn't documented.
    if (id === null) return;
    const agent = await t.send({ operation: 'getAgent', path: { id } });
    t.expectEqual('agents.starts-inactive', member(getJson(agent), field), initial, agent);
  });

  await gate.case('bodies without a name, with an invalid schedule, and with both errors', async (t) => {
    const send = (body: unknown) => t.send({ operation: 'createAgent', body });
    const unnamed = await send({});
    t.expectStatus('agents.create-body', unnamed, 400);
    const schedule = 'never or sometimes';
    const unscheduled = await send(t.sample('createAgent', { name: t.unique('Gate agent'), schedule }));
    // A server may refuse a member that isn't documented, before it looks at others.
    if (getFields(unscheduled).some(({ reason }) => reason === 'unknown_field')) return;
    const both = await send({ schedule });
    const names = (exchange: Exchange, pointer: string) =>
      getFields(exchange).some(({ path }) => namesField(path, pointer));
    // A server may accept any schedule, or name no fields.
    const missing = Object.entries({ '/name': unnamed, '/schedule': unscheduled })
      .filter(([pointer, single]) => names(single, pointer) && !names(both, pointer))
      .map(([pointer]) => pointer);
    t.expectEqual('validation.entries-of-every-rule', missing, [], both);
  });
});
