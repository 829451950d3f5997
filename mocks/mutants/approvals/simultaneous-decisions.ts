import { errors, type OperationId, operations } from '@workspace-api/contract';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, withJson } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { pause, whileInProgress } from '../lib/while-in-progress.ts';

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

/** Responds to a decision that arrives while another approval is decided. */
const besideAnotherApproval =
  (respond: (request: Request, first: OperationId, next: Fetch) => Response | Promise<Response>): Wrap =>
  (next) => {
    const open: { approval: string; operation: OperationId }[] = [];
    return async (request) => {
      const operation = findOperation(request)?.id;
      if (operation === undefined || decisions[operation] === undefined) return next(request);
      const approval = new URL(request.url).pathname.replace(/\/[^/]+$/, '');
      const other = open.find((decision) => decision.approval !== approval);
      const decision = { approval, operation };
      open.push(decision);
      try {
        await pause();
        return await (other ? respond(request, other.operation, next) : next(request));
      } finally {
        open.splice(open.indexOf(decision), 1);
      }
    };
  };

const decideAs = (request: Request, operation: OperationId, next: Fetch): Promise<Response> => {
  const step = operation === operations.approveApproval.id ? 'approve' : 'deny';
  return next(new Request(request.url.replace(/[^/]+$/, step), request));
};

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
  'simultaneous-decisions-confused': {
    clause: 'approvals.deny',
    text: 'A decision during the decision of another approval is executed as that other decision.',
    wrap: besideAnotherApproval(decideAs),
  },
  'another-approval-counts-as-decided': {
    clause: 'approvals.deny',
    text: 'While an approval is decided, decisions of other approvals are refused as already decided.',
    wrap: besideAnotherApproval(async (request, _, next) =>
      refuse(errors['already-decided'])(await next(new Request(new URL('/none', request.url)))),
    ),
  },
  'simultaneous-decision-without-effect': {
    clause: 'approvals.deny',
    text: 'A decision during the decision of another approval succeeds without effect.',
    wrap: besideAnotherApproval(async (request, _, next) => {
      const approval = await next(
        new Request(request.url.replace(/\/[^/]+$/, ''), {
          headers: { Authorization: request.headers.get('Authorization') ?? '' },
        }),
      );
      return accept(approval, decisions[findOperation(request)?.id ?? ''] ?? '');
    }),
  },
  'simultaneous-decision-not-found': {
    clause: 'approvals.one-decision-wins',
    text: 'While a decision is being saved, another decision returns 404.',
    wrap: meanwhile({}, refuse(errors['not-found'])),
  },
};
