import { operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Shows denied runs as running after a trigger. */
const resumesWhen =
  (newTrigger: () => (request: Request) => boolean | Promise<boolean>): Wrap =>
  (next) => {
    const trigger = newTrigger();
    let isTriggered = false;
    return async (request) => {
      if (await trigger(request)) isTriggered = true;
      const response = await next(request);
      if (!isTriggered || findOperation(request)?.id !== operations.listRuns.id) return response;
      const page = await readListPage(request, response);
      if (page === undefined) return response;
      const runs = (page.records as { status: string }[]).map((run) =>
        run.status === 'denied' ? { ...run, status: 'running' } : run,
      );
      return alterJson(response, (json) => ({ ...json, [page.list.items]: runs }));
    };
  };

const getApprovalPath = (request: Request): string => new URL(request.url).pathname.replace(/\/[^/]+$/, '');

export const deniedRuns: Record<string, Mutant> = {
  'denied-run-retried-later': {
    clause: 'runs.denied-is-final',
    text: 'A denied run is retried within an hour.',
    wrap: resumesWhen(() => {
      let isDenied = false;
      return (request) => {
        isDenied ||= findOperation(request)?.id === operations.denyApproval.id;
        return isDenied && new URL(request.url).pathname.endsWith('/clock/advance');
      };
    }),
  },
  'late-approval-resumes-run': {
    clause: 'runs.denied-is-final',
    text: 'An approval after a denial is rejected but resumes the run.',
    wrap: resumesWhen(() => {
      const denied = new Set<string>();
      return (request) => {
        const operation = findOperation(request)?.id;
        if (operation === operations.denyApproval.id) denied.add(getApprovalPath(request));
        return operation === operations.approveApproval.id && denied.has(getApprovalPath(request));
      };
    }),
  },
};
