import { operations, resources } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readJson, withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import { changeMember } from '../lib/change-member.ts';
import type { Mutant } from '../lib/mutant.ts';

const { createAgent, getAgent, listAgents, listRuns } = operations;

type Seen = { readonly request: Request; readonly response: Response; readonly id: string };

/** Changes responses, given the ids of the agents that were created. */
const knowingNewAgents =
  (change: (exchange: Seen, created: ReadonlySet<string>) => Response | Promise<Response>): Wrap =>
  (next) => {
    const created = new Set<string>();
    return async (request) => {
      const response = await next(request);
      const id = findOperation(request)?.id ?? '';
      if (id === createAgent.id && response.ok) created.add(String((await readJson(response))?.id));
      return response.ok ? change({ request, response, id }, created) : response;
    };
  };

const alterPage = async (
  { request, response }: Seen,
  change: (records: readonly Json[]) => readonly Json[],
): Promise<Response> => {
  const page = await readListPage(request, response);
  return page === undefined
    ? response
    : withJson(response, response.status, {
        ...page.json,
        [page.list.items]: change(page.records as Json[]),
      });
};

const agentIn = (request: Request): string =>
  new URL(request.url).pathname.match(/\/agents\/([^/]+)/)?.[1] ?? '';

/** Mutants of agents that were just created. */
export const newAgents: Record<string, Mutant> = {
  'agent-names-in-lower-case': {
    clause: 'agents.created-is-readable',
    text: 'The name of an agent is stored in lower case.',
    wrap: changeMember(createAgent.id, 'name', (name) => name.toLowerCase()),
  },
  'agent-names-shortened': {
    clause: 'agents.created-is-readable',
    text: 'The name of an agent is shortened to 100 characters.',
    wrap: changeMember(createAgent.id, 'name', (name) => name.slice(0, 100)),
  },
  'new-agents-not-listed': {
    clause: 'agents.created-is-readable',
    text: 'New agents can be fetched, but the list omits them.',
    wrap: knowingNewAgents((exchange, created) =>
      exchange.id === listAgents.id
        ? alterPage(exchange, (agents) => agents.filter(({ id }) => !created.has(String(id))))
        : exchange.response,
    ),
  },
  'new-agent-shown-as-another': {
    clause: 'agents.created-is-readable',
    text: 'Fetching a new agent returns another agent.',
    wrap: knowingNewAgents(async (exchange, created) => {
      if (exchange.id !== getAgent.id || !created.has(agentIn(exchange.request))) return exchange.response;
      const agent = (await readJson(exchange.response)) ?? {};
      const id = `${resources.agent.idPrefix}${String(agent.id).slice(resources.agent.idPrefix.length).split('').toReversed().join('')}`;
      return withJson(exchange.response, exchange.response.status, { ...agent, id });
    }),
  },
  'new-agent-runs-at-once': {
    clause: 'agents.no-runs-at-first',
    text: 'Creating an agent starts a first run.',
    wrap: knowingNewAgents((exchange, created) => {
      const agent = agentIn(exchange.request);
      if (exchange.id !== listRuns.id || !created.has(agent)) return exchange.response;
      const id = agent.replace(resources.agent.idPrefix, resources.run.idPrefix);
      return alterPage(exchange, (runs) =>
        runs.length > 0
          ? runs
          : [{ id, agent_id: agent, status: 'pending', created_at: new Date(0).toISOString() }],
      );
    }),
  },
};
