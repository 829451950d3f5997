import { errors, operations } from '@workspace-api/contract';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { whileInProgress } from '../lib/while-in-progress.ts';

const decisions: Readonly<Record<string, string>> = {
  [operations.approveApproval.id]: 'approved',
  [operations.denyApproval.id]: 'denied',
};

/** Responds this way to a decision that arrives while another one is in progress. */
const meanwhile =
  (
    { equalOnly = false, isShown = false },
    respond: (first: Response, status: string) => Response | Promise<Response>,
  ): Wrap =>
  (next) => {
    const inProgress = whileInProgress();
    const statusByApproval = new Map<string, string>();
    return async (request) => {
      const operation = findOperation(request)?.id ?? '';
      const { pathname } = new URL(request.url);
      const status = decisions[operation];
      if (operation === operations.getApproval.id) {
        const later = statusByApproval.get(pathname);
        const response = await next(request);
        return later === undefined ? response : alterJson(response, (json) => ({ ...json, status: later }));
      }
      if (status === undefined) return next(request);
      const approval = pathname.replace(/\/[^/]+$/, '');
      return inProgress(
        equalOnly ? pathname : approval,
        () => next(request),
        (first) => {
          if (isShown) statusByApproval.set(approval, status);
          return first.ok ? respond(first, status) : first;
        },
      );
    };
  };

const accept = (first: Response, status: string) => alterJson(first, (json) => ({ ...json, status }));
const refuse =
  ({ status, code }: { status: number; code: string }) =>
  (first: Response): Response =>
    withJson(first, status, { error: { code, message: 'The approval is already decided.' } });

export const simultaneousDecisions: Record<string, Mutant> = {
  'simultaneous-decisions-accepted': {
    clause: 'approvals.one-decision-wins',
    text: 'Simultaneous decisions all succeed, because each is checked before an earlier one is saved.',
    wrap: meanwhile({}, accept),
  },
  'simultaneous-equal-decisions-accepted': {
    clause: 'approvals.one-decision-wins',
    text: 'Simultaneous equal decisions all succeed.',
    wrap: meanwhile({ equalOnly: true }, accept),
  },
  'last-decision-wins': {
    clause: 'approvals.one-decision-wins',
    text: 'The last of several simultaneous decisions overwrites the first, and both succeed.',
    wrap: meanwhile({ isShown: true }, accept),
  },
  'refused-decision-shown': {
    clause: 'approvals.one-decision-wins',
    text: 'When two decisions are simultaneous, the rejected one is saved.',
    wrap: meanwhile({ isShown: true }, refuse(errors['already-decided'])),
  },
  'simultaneous-decision-not-found': {
    clause: 'approvals.one-decision-wins',
    text: 'While a decision is being saved, another decision returns 404.',
    wrap: meanwhile({}, refuse(errors['not-found'])),
  },
};
