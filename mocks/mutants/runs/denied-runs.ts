import { type OperationId, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, readJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';
import { pause } from '../lib/while-in-progress.ts';

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

/** Shows the run of an approval with another status if another approval was decided at the same time. */
const confusedBy =
  (decision: OperationId, status: string): Wrap =>
  (next) => {
    const open = new Set<string>();
    const runs = new Set<unknown>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === operations.listRuns.id) {
        const response = await next(request);
        const page = await readListPage(request, response);
        if (page === undefined) return response;
        const records = (page.records as { id: string }[]).map((run) =>
          runs.has(run.id) ? { ...run, status } : run,
        );
        return alterJson(response, (json) => ({ ...json, [page.list.items]: records }));
      }
      if (operation !== operations.approveApproval.id && operation !== operations.denyApproval.id)
        return next(request);
      const path = getApprovalPath(request);
      open.add(path);
      await pause();
      const isBeside = open.size > 1;
      const response = await next(request);
      await pause();
      open.delete(path);
      if (isBeside && operation === decision && response.ok) runs.add((await readJson(response))?.run_id);
      return response;
    };
  };

export const deniedRuns: Record<string, Mutant> = {
  'simultaneous-denial-stops-another-run': {
    clause: 'runs.approval-resumes',
    text: 'A denial during the approval of another run also stops that other run.',
    wrap: confusedBy('approveApproval', 'denied'),
  },
  'simultaneous-approval-resumes-another-run': {
    clause: 'runs.denial-stops',
    text: 'An approval during the denial of another run also resumes that other run.',
    wrap: confusedBy('denyApproval', 'running'),
  },
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
