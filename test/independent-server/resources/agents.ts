import { type Call, find, jsonBody, noContent, ok, type Reply, requireTenant } from '../call.ts';
import { timestamp } from '../ids.ts';
import { listReply, show } from '../lists.ts';
import type { Agent } from '../store.ts';
import { bodySchema } from '../validate.ts';

const createBody = bodySchema<{ name: string; task: string; trigger: string }>({
  type: 'object',
  required: ['name', 'task', 'trigger'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120 },
    task: { type: 'string', minLength: 1 },
    trigger: { enum: ['manual', 'hourly', 'daily', 'form_submission'] },
  },
});

const requireAgent = (call: Call): Agent =>
  find(requireTenant(call).agents, ({ id }) => id === call.params.id, 'The agent');

export const listAgents = (call: Call): Reply =>
  listReply(call, {
    rows: requireTenant(call).agents,
    columns: ['id', 'name', 'status', 'created_at', 'task', 'trigger'],
  });

export function createAgent(call: Call): Reply {
  const { name, task, trigger } = createBody(jsonBody(call));
  const agent: Agent = {
    ...call.store.row('agt_'),
    name,
    status: 'inactive',
    created_at: timestamp(call.store.now()),
    task,
    trigger,
  };
  requireTenant(call).agents.push(agent);
  return { status: 201, body: { agent: show(agent) }, headers: { location: `${call.path}/${agent.id}` } };
}

export const getAgent = (call: Call): Reply => ok(show(requireAgent(call)));

/** Activates an agent. Its first run is scheduled immediately. */
export function activateAgent(call: Call): Reply {
  const agent = requireAgent(call);
  if (agent.status === 'inactive') {
    agent.status = 'active';
    requireTenant(call).runs.push({
      ...call.store.row('run_'),
      agentId: agent.id,
      state: 'pending',
      startedAt: call.store.now(),
      needsApproval: true,
      isOnHold: false,
    });
  }
  return { status: 202, body: {} };
}

export function deactivateAgent(call: Call): Reply {
  requireAgent(call).status = 'inactive';
  return noContent;
}

export function listRuns(call: Call): Reply {
  const agent = requireAgent(call);
  return listReply(call, {
    rows: requireTenant(call).runs.filter(({ agentId }) => agentId === agent.id),
    columns: ['id', 'state', 'startedAt'],
    show: (run) => ({ id: run.id, state: run.state, startedAt: timestamp(run.startedAt) }),
    newestFirst: true,
    size: { initial: 20, max: 100 },
  });
}
