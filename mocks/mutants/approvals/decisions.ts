import { errors, operations, sessionPrefix } from '@workspace-api/contract';
import { changePages } from '../../wrappers/change-pages.ts';
import type { Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { alterJson, type Json, readError, readJson, withJson } from '../../wrappers/json.ts';
import { repeatable } from '../../wrappers/resend.ts';
import { createElevation } from '../lib/elevate.ts';
import type { Mutant } from '../lib/mutant.ts';

const approve = operations.approveApproval.id;
const deny = operations.denyApproval.id;

/** Changes the response to a decision. */
const onDecision =
  (change: (response: Response, operation: string, approval: string) => Response | Promise<Response>): Wrap =>
  (next) =>
  async (request) => {
    const operation = findOperation(request)?.id ?? '';
    const response = await next(request);
    if (operation !== approve && operation !== deny) return response;
    return change(response, operation, new URL(request.url).pathname.replace(/\/[^/]+$/, ''));
  };

/** Changes the status that an approval shows, based on the last requested decision. */
const onShow =
  (chooseStatus: (status: string, lastRequested: string | undefined) => string): Wrap =>
  (next) => {
    const last = new Map<string, string>();
    return async (request) => {
      const operation = findOperation(request)?.id ?? '';
      const { pathname } = new URL(request.url);
      const response = await next(request);
      if (operation === approve || operation === deny)
        last.set(pathname.replace(/\/[^/]+$/, ''), operation === approve ? 'approved' : 'denied');
      if (operation !== operations.getApproval.id) return response;
      return alterJson(response, (json) => ({
        ...json,
        ...(typeof json.status === 'string' && { status: chooseStatus(json.status, last.get(pathname)) }),
      }));
    };
  };

const isDecided = async (response: Response): Promise<boolean> =>
  (await readError(response))?.code === errors['already-decided'].code;

/** Accepts decisions on a decided approval, without effect. */
const laterAccepted =
  (isAccepted: (operation: string, first: string | undefined) => boolean): Wrap =>
  (next) => {
    const first = new Map<string, string>();
    return onDecision(async (response, operation, approval) => {
      if (response.ok) first.set(approval, operation);
      if (!(await isDecided(response)) || !isAccepted(operation, first.get(approval))) return response;
      return withJson(response, 200, {});
    })(next);
  };

/** Rejects decisions by sessions, which may be in another workspace. */
const keysOnly =
  (...operationIds: readonly string[]): Wrap =>
  (next) =>
  async (request) => {
    const isSession = request.headers.get('Authorization')?.startsWith(`Bearer ${sessionPrefix}`);
    const response = await next(request);
    if (!isSession || !operationIds.includes(findOperation(request)?.id ?? '')) return response;
    const { status, code } = errors['not-found'];
    return withJson(response, status, { error: { code, message: 'The approval does not exist.' } });
  };

/** Rejects decisions for deactivated agents. */
const withTheAgent: Wrap = (next) => {
  const inactive = new Set<string>();
  return async (request) => {
    const operation = findOperation(request)?.id;
    const agent = /\/agents\/([^/]+)\/\w+$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (operation === operations.deactivateAgent.id) inactive.add(agent);
    if (operation === operations.activateAgent.id) inactive.delete(agent);
    if (operation !== approve && operation !== deny) return next(request);
    const headers = { Authorization: request.headers.get('Authorization') ?? '' };
    const approvalResponse = await next(new Request(request.url.replace(/\/[^/]+$/, ''), { headers }));
    const approval = await readJson(approvalResponse);
    if (!inactive.has(String(approval?.agent_id))) return next(request);
    const { status, code } = errors['not-found'];
    return withJson(approvalResponse, status, {
      error: { code, message: 'The agent of this approval is inactive.' },
    });
  };
};

/** Omits the approvals of deactivated agents from the list. */
const listWithAgent: Wrap = (next) => {
  const inactive = new Set<string>();
  return changePages((page, request) =>
    findOperation(request)?.id === operations.listApprovals.id
      ? { ...page, records: page.records.filter((one) => !inactive.has(String((one as Json).agent_id))) }
      : page,
  )(async (request) => {
    const response = await next(request);
    const operation = findOperation(request)?.id;
    const agent = /\/agents\/([^/]+)\/\w+$/.exec(new URL(request.url).pathname)?.[1] ?? '';
    if (operation === operations.deactivateAgent.id && response.ok) inactive.add(agent);
    if (operation === operations.activateAgent.id && response.ok) inactive.delete(agent);
    return response;
  });
};

/** Shows another creation time after a decision. */
const createdAgain =
  (decision: string, status: string): Mutant['wrap'] =>
  (next) => {
    const decidedIds = new Set<string>();
    return async (request) => {
      const operation = findOperation(request)?.id;
      const { pathname } = new URL(request.url);
      const response = await next(request);
      if (operation === decision && response.ok) decidedIds.add(pathname.replace(/\/[^/]+$/, ''));
      return operation === operations.getApproval.id && decidedIds.has(pathname)
        ? alterJson(response, (json) =>
            json.status === status ? { ...json, created_at: '2026-01-01T00:00:00.000Z' } : json,
          )
        : response;
    };
  };

export const decisionMutants: Record<string, Mutant> = {
  'approvals-listed-with-active-agents': {
    clause: 'approvals.survive-deactivation',
    text: 'The list of approvals omits the approvals of inactive agents.',
    wrap: listWithAgent,
  },
  'approval-created-when-approved': {
    clause: 'approvals.approve',
    text: 'Approving an approval changes its created_at.',
    wrap: createdAgain(approve, 'approved'),
  },
  'approval-created-when-denied': {
    clause: 'approvals.deny',
    text: 'Denying an approval changes its created_at.',
    wrap: createdAgain(deny, 'denied'),
  },
  'approval-stays-pending': {
    clause: 'approvals.approve',
    text: 'An approved approval is shown as pending.',
    wrap: onShow((status) => (status === 'approved' ? 'pending' : status)),
  },
  'denial-shown-as-approved': {
    clause: 'approvals.deny',
    text: 'A denied approval is shown as approved.',
    wrap: onShow((status) => (status === 'denied' ? 'approved' : status)),
  },
  'refused-decision-overwrites': {
    clause: 'approvals.decision-is-irreversible',
    text: 'A second decision is rejected with 409 but still changes the status.',
    wrap: onShow((status, last) => (status === 'pending' ? status : (last ?? status))),
  },
  'equal-decision-accepted-again': {
    clause: 'approvals.already-decided',
    text: 'Repeating a decision succeeds without effect.',
    wrap: laterAccepted((operation, first) => operation === first),
  },
  'denial-of-approved-accepted': {
    clause: 'approvals.already-decided',
    text: 'Denying an approved approval succeeds without effect.',
    wrap: laterAccepted((operation, first) => operation === deny && first === approve),
  },
  'already-decided-is-410': {
    clause: 'approvals.already-decided',
    text: 'Deciding a decided approval returns 410.',
    wrap: onDecision(async (response) =>
      (await isDecided(response))
        ? new Response(response.body, { status: 410, headers: response.headers })
        : response,
    ),
  },
  'already-decided-without-code': {
    clause: 'approvals.already-decided',
    text: 'Deciding a decided approval returns 409 with the code invalid_state.',
    wrap: onDecision(async (response) =>
      (await isDecided(response))
        ? withJson(response, response.status, {
            error: { code: 'invalid_state', message: 'The approval is already decided.' },
          })
        : response,
    ),
  },
  'decided-approvals-shown-to-all': {
    clause: 'approvals.not-beyond-access',
    text: 'Keys of other workspaces can read a decided approval.',
    wrap: (next) => {
      const { note, elevate } = createElevation(next);
      return async (request) => {
        const { again } = await repeatable(request);
        const response = await next(again());
        note(request, response);
        if (findOperation(request)?.id !== operations.getApproval.id || response.ok) return response;
        const elevatedResponse = await elevate(again, response.clone());
        return (await readJson(elevatedResponse))?.status === 'denied' ? elevatedResponse : response;
      };
    },
  },
  'approval-only-by-keys': {
    clause: 'approvals.across-workspaces',
    text: 'A session can approve only in its current workspace.',
    wrap: keysOnly(approve),
  },
  'denial-only-by-keys': {
    clause: 'approvals.across-workspaces',
    text: 'A session can deny only in its current workspace.',
    wrap: keysOnly(deny),
  },
  'approvals-die-with-agent': {
    clause: 'approvals.survive-deactivation',
    text: 'The approvals of a deactivated agent can no longer be decided.',
    wrap: withTheAgent,
  },
};
