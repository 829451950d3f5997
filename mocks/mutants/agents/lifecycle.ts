import { operations } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const getAgentId = (request: Request): string =>
  /\/agents\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';

/** Sends a request that changes an agent's status. */
const setStatus = (next: Fetch, request: Request, id: string, to: 'activate' | 'deactivate') => {
  const url = `${request.url.replace(/\/agents.*$/, '/agents')}/${id}/${to}`;
  return next(
    new Request(url, {
      method: 'POST',
      headers: { Authorization: request.headers.get('Authorization') ?? '' },
    }),
  );
};

/** Shows the agents in a set with this status, regardless of their real one. */
const showAs =
  (status: string, newChange: () => (id: string, operation: string) => boolean | undefined): Wrap =>
  (next) => {
    const change = newChange();
    const others = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id ?? '';
      const id = getAgentId(request);
      const isOther = change(id, operation);
      if (isOther === true) others.add(id);
      if (isOther === false) others.delete(id);
      if (isOther === true) {
        const agentResponse = await next(
          new Request(request.url.replace(/\/\w+$/, ''), {
            headers: { Authorization: request.headers.get('Authorization') ?? '' },
          }),
        );
        return agentResponse.ok ? alterJson(agentResponse, (agent) => ({ ...agent, status })) : agentResponse;
      }
      const response = await next(request);
      return operation === operations.getAgent.id && others.has(id)
        ? alterJson(response, (agent) => ({ ...agent, status }))
        : response;
    };
  };

/** Activates a new agent after the response was created, which shows it as inactive. */
const activeAtOnce: Wrap = (next) => async (request) => {
  const response = await next(request);
  if (findOperation(request)?.id !== operations.createAgent.id || !response.ok) return response;
  await setStatus(next, request, String((await readJson(response))?.id), 'activate');
  return response;
};

/** Shows the runs of a deactivated agent with this status instead of running. */
const stoppedRuns =
  (status: string): Wrap =>
  (next) => {
    const inactive = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === operations.deactivateAgent.id) inactive.add(getAgentId(request));
      if (operation === operations.activateAgent.id) inactive.delete(getAgentId(request));
      const response = await next(request);
      if (operation !== operations.listRuns.id || !inactive.has(getAgentId(request))) return response;
      const page = await readListPage(request, response);
      if (page === undefined) return response;
      const runs = (page.records as { status: string }[]).map((run) =>
        run.status === 'running' || run.status === 'completed' ? { ...run, status } : run,
      );
      return alterJson(response, (json) => ({ ...json, [page.list.items]: runs }));
    };
  };

/** Omits inactive agents from the list. */
const listActive: Wrap = (next) => async (request) => {
  const response = await next(request);
  if (findOperation(request)?.id !== operations.listAgents.id) return response;
  const page = await readListPage(request, response);
  if (page === undefined) return response;
  const agents = (page.records as { status: string }[]).filter(({ status }) => status === 'active');
  return alterJson(response, (json) => ({ ...json, [page.list.items]: agents }));
};

export const lifecycle: Record<string, Mutant> = {
  'schedule-survives-deactivation': {
    clause: 'agents.inactive-starts-no-runs',
    text: 'A deactivated agent is shown as inactive, but its schedule continues.',
    wrap: showAs('inactive', () => (_id, operation) => {
      if (operation === operations.deactivateAgent.id) return true;
      return operation === operations.activateAgent.id ? false : undefined;
    }),
  },
  'active-agent-without-runs': {
    clause: 'agents.active-executes',
    text: 'An activated agent is shown as active, but its schedule does not start.',
    wrap: showAs('active', () => (_id, operation) => {
      if (operation === operations.activateAgent.id) return true;
      return operation === operations.deactivateAgent.id ? false : undefined;
    }),
  },
  'inactive-agent-executes': {
    clause: 'agents.no-runs-at-first',
    text: 'The schedule of a new agent starts before the agent is activated.',
    wrap: activeAtOnce,
  },
  'deactivation-denies-runs': {
    clause: 'agents.in-flight-runs-complete',
    text: 'Deactivating an agent ends its current runs with the status denied.',
    wrap: stoppedRuns('denied'),
  },
  'deactivation-fails-runs': {
    clause: 'agents.in-flight-runs-complete',
    text: 'Deactivating an agent ends its current runs with the status failed.',
    wrap: stoppedRuns('failed'),
  },
  'inactive-agents-not-listed': {
    clause: 'agents.created-is-readable',
    text: 'The list of agents omits inactive agents.',
    wrap: listActive,
  },
};
