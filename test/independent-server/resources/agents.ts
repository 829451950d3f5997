import { accepted, created, type Handlers, noContent, ok, requireRow } from '../call.ts';
import { listReply } from '../lists.ts';
import { newAgent, newRun } from '../records.ts';
import { nonEmpty, objectSchema, parseJson } from '../validate.ts';
import { show, timestamp } from '../values.ts';

const checkBody = objectSchema<{ name: string; task: string; trigger: string }>({
  name: { ...nonEmpty, maxLength: 120 },
  task: nonEmpty,
  trigger: { enum: ['manual', 'hourly', 'daily', 'form_submission'] },
});

export const agents: Handlers = {
  'GET ~/agents agents:read list': (call) =>
    listReply(call, {
      rows: call.tenant.agents,
      columns: ['id', 'name', 'status', 'created_at', 'task', 'trigger'],
    }),

  'POST ~/agents agents:write': ({ store, tenant, path, raw }) => {
    const { name, task, trigger } = checkBody(parseJson(raw));
    const agent = newAgent(store.now(), name, task, trigger);
    tenant.agents.push(agent);
    return created({ agent: show(agent) }, { location: `${path}/${agent.id}` });
  },

  'GET ~/agents/{id} agents:read': (call) => ok(show(requireRow(call.tenant.agents, call, 'The agent'))),

  // The first run is scheduled immediately.
  'POST ~/agents/{id}/activate agents:write': (call) => {
    const { store, tenant } = call;
    const agent = requireRow(tenant.agents, call, 'The agent');
    if (agent.status === 'inactive')
      tenant.runs.push(newRun(store.now(), agent.id, 'pending', 'request-approval'));
    agent.status = 'active';
    return accepted();
  },

  'POST ~/agents/{id}/deactivate agents:write': (call) => {
    requireRow(call.tenant.agents, call, 'The agent').status = 'inactive';
    return noContent;
  },

  'GET ~/agents/{id}/runs agents:read list': (call) => {
    const agent = requireRow(call.tenant.agents, call, 'The agent');
    return listReply(call, {
      rows: call.tenant.runs.filter(({ agentId }) => agentId === agent.id),
      columns: ['id', 'state', 'startedAt'],
      show: ({ id, state, startedAt }) => ({ id, state, startedAt: timestamp(startedAt) }),
      newestFirst: true,
      size: { initial: 20, max: 100 },
    });
  },
};
