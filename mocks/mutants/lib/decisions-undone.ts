import { type ClauseId, type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from './mutant.ts';
import { getAuthorization } from './owners.ts';

const getApprovalRequest = (request: Request): Request =>
  new Request(request.url.replace(/\/[^/]+$/, ''), { headers: { Authorization: getAuthorization(request) } });

/** Shows the runs with this status as running once another approval of their agent is decided. */
const resumesWith =
  (decision: OperationId, status: string): Wrap =>
  (next) => {
    const agents = new Set<string>();
    const earlier = new Map<string, Set<unknown>>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const response = await next(request);
      if (operation === decision && response.ok) {
        const agent = String((await readJson(await next(getApprovalRequest(request))))?.agent_id);
        agents.add(agent);
      }
      const agent = /\/agents\/([^/]+)\/runs$/.exec(new URL(request.url).pathname)?.[1] ?? '';
      const page = operation === operations.listRuns.id ? await readListPage(request, response) : undefined;
      if (!page) return response;
      const runs = page.records as { id: string; status: string }[];
      const ended = runs.filter((run) => run.status === status).map(({ id }) => id);
      const returned = earlier.get(agent) ?? new Set();
      if (agents.delete(agent)) earlier.set(agent, new Set([...returned, ...ended]));
      return alterJson(response, (json) => ({
        ...json,
        [page.list.items]: runs.map((run) =>
          run.status === status && earlier.get(agent)?.has(run.id) ? { ...run, status: 'running' } : run,
        ),
      }));
    };
  };

/** Shows decided approvals as pending after a later change of an agent. */
const reopensAfter =
  (change: OperationId, status: string): Wrap =>
  (next) => {
    const decided = new Set<string>();
    const reopened = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const { pathname } = new URL(request.url);
      const response = await next(request);
      if (operation === change && response.ok) for (const path of decided) reopened.add(path);
      if (operation !== operations.getApproval.id || !response.ok) return response;
      if ((await readJson(response))?.status === status) decided.add(pathname);
      return reopened.has(pathname)
        ? alterJson(response, (json) => ({ ...json, status: 'pending' }))
        : response;
    };
  };

const final: ClauseId = 'approvals.decision-is-irreversible';

export const runsThatResume: Record<string, Mutant> = {
  'denied-run-resumes-with-another-approval': {
    clause: 'runs.denied-is-final',
    text: 'Approving an approval also resumes the denied runs of its agent.',
    wrap: resumesWith(operations.approveApproval.id, 'denied'),
  },
};

export const approvalsThatReopen: Record<string, Mutant> = {
  'approved-approval-reopens-on-deactivation': {
    clause: final,
    text: 'Deactivating an agent reopens approved approvals.',
    wrap: reopensAfter(operations.deactivateAgent.id, 'approved'),
  },
  'denied-approval-reopens-on-activation': {
    clause: final,
    text: 'Activating an agent reopens denied approvals.',
    wrap: reopensAfter(operations.activateAgent.id, 'denied'),
  },
};
