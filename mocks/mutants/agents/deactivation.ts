import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const { deactivateAgent, listRuns } = operations;

const agentIn = (request: Request): string | undefined =>
  new URL(request.url).pathname.match(/\/agents\/([^/]+)/)?.[1];

/** Changes the runs of deactivated agents in lists of runs. */
const runsAfterDeactivation =
  (change: (runs: readonly Json[]) => readonly Json[]): Wrap =>
  (next) => {
    const deactivated = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const agent = agentIn(request) ?? '';
      const response = await next(request);
      if (operation === deactivateAgent.id && response.ok) deactivated.add(agent);
      if (operation !== listRuns.id || !deactivated.has(agent)) return response;
      const page = await readListPage(request, response);
      return page === undefined
        ? response
        : withJson(response, response.status, {
            ...page.json,
            [page.list.items]: change(page.records as Json[]),
          });
    };
  };

/** Effects of a deactivation on runs in progress. */
export const deactivation: Record<string, Mutant> = {
  'deactivation-removes-runs': {
    clause: 'agents.in-flight-runs-complete',
    text: 'The list of runs omits the runs of a deactivated agent.',
    wrap: runsAfterDeactivation(() => []),
  },
};
