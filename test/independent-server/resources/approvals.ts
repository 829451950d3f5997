import { accepted, type Call, type Handlers, noContent, ok } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { listReply } from '../lists.ts';
import type { Approval } from '../records.ts';
import type { Tenant } from '../store.ts';
import { choice } from '../validate.ts';
import { show } from '../values.ts';

/** The data of every workspace that the caller can access. */
const listReachable = ({ store, principal }: Call): Tenant[] =>
  principal.workspaces.map(({ id }) => store.tenant(principal.mode, id));

function requireApproval(call: Call): { approval: Approval; tenant: Tenant } {
  const { store, principal, params } = call;
  for (const tenant of store.tenants.filter(({ mode }) => mode === principal.mode)) {
    const approval = tenant.approvals.find(({ id }) => id === params.id);
    if (!approval) continue;
    if (listReachable(call).includes(tenant)) return { approval, tenant };
    throw new ApiError(403, 'workspace_forbidden', 'The approval belongs to another workspace.');
  }
  throw notFound('The approval');
}

function decide(call: Call, status: 'approved' | 'denied'): void {
  const { approval, tenant } = requireApproval(call);
  if (approval.status !== 'pending')
    throw new ApiError(409, 'already_decided', `The approval is already ${approval.status}.`);
  approval.status = status;
  const run = tenant.runs.find(({ id }) => id === approval.run_id);
  if (run) run.state = status === 'approved' ? 'running' : 'denied';
}

export const approvals: Handlers = {
  'GET /approvals approvals:read list': (call) => {
    const status = choice(call.query, 'status', ['pending', 'approved', 'denied']);
    return listReply(call, {
      rows: listReachable(call)
        .flatMap((tenant) => tenant.approvals)
        .filter((approval) => status === undefined || approval.status === status),
      columns: ['id', 'agent_id', 'run_id', 'status', 'action', 'created_at'],
      size: { initial: 20, max: 100 },
    });
  },

  'GET /approvals/{id} approvals:read': (call) => ok(show(requireApproval(call).approval)),

  'POST /approvals/{id}/approve approvals:write': (call) => {
    decide(call, 'approved');
    return accepted();
  },

  'POST /approvals/{id}/deny approvals:write': (call) => {
    decide(call, 'denied');
    return noContent;
  },
};
