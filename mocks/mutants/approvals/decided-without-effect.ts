import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const getAgentId = (request: Request): string =>
  /\/agents\/([^/]+)/.exec(new URL(request.url).pathname)?.[1] ?? '';

/** Shows the runs of a deactivated agent as waiting after this decision on their approvals. */
const keepsWaitingAfter =
  (decision: string): Wrap =>
  (next) => {
    const inactive = new Set<string>();
    const waitingRuns = new Set<unknown>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === operations.deactivateAgent.id) inactive.add(getAgentId(request));
      if (operation === operations.activateAgent.id) inactive.delete(getAgentId(request));
      if (operation === decision) {
        const headers = { Authorization: request.headers.get('Authorization') ?? '' };
        const approval = await readJson(
          await next(new Request(request.url.replace(/\/[^/]+$/, ''), { headers })),
        );
        if (inactive.has(String(approval?.agent_id))) waitingRuns.add(approval?.run_id);
      }
      const response = await next(request);
      const page = operation === operations.listRuns.id ? await readListPage(request, response) : undefined;
      if (page === undefined) return response;
      const runs = (page.records as { id: string }[]).map((run) =>
        waitingRuns.has(run.id) ? { ...run, status: 'awaiting_approval' } : run,
      );
      return alterJson(response, (json) => ({ ...json, [page.list.items]: runs }));
    };
  };

export const decidedWithoutEffect: Record<string, Mutant> = {
  'approval-without-effect-after-deactivation': {
    clause: 'approvals.survive-deactivation',
    text: 'An approval of a deactivated agent can be approved, but its run keeps waiting.',
    wrap: keepsWaitingAfter(operations.approveApproval.id),
  },
  'denial-without-effect-after-deactivation': {
    clause: 'approvals.survive-deactivation',
    text: 'An approval of a deactivated agent can be denied, but its run keeps waiting.',
    wrap: keepsWaitingAfter(operations.denyApproval.id),
  },
};
