import { type Call, noContent, ok, type Reply, reachableTenants } from '../call.ts';
import { ApiError, notFound } from '../errors.ts';
import { listReply, show } from '../lists.ts';
import type { Approval, Tenant } from '../store.ts';
import { choice } from '../validate.ts';

function requireApproval(call: Call): { approval: Approval; tenant: Tenant } {
  const holds = (tenant: Tenant): Approval | undefined =>
    tenant.approvals.find(({ id }) => id === call.params.id);
  for (const tenant of reachableTenants(call)) {
    const approval = holds(tenant);
    if (approval) return { approval, tenant };
  }
  const foreign = call.store.tenants.some((tenant) => tenant.mode === call.principal.mode && holds(tenant));
  if (foreign) {
    throw new ApiError(403, 'workspace_forbidden', 'The approval belongs to another workspace.');
  }
  throw notFound('The approval');
}

export function listApprovals(call: Call): Reply {
  const status = choice(call.query, 'status', ['pending', 'approved', 'denied']);
  return listReply(call, {
    rows: reachableTenants(call)
      .flatMap(({ approvals }) => approvals)
      .filter((approval) => status === undefined || approval.status === status),
    columns: ['id', 'agent_id', 'run_id', 'status', 'action', 'created_at'],
    size: { initial: 20, max: 100 },
    filters: ['status'],
  });
}

export const getApproval = (call: Call): Reply => ok(show(requireApproval(call).approval));

function decide(call: Call, status: 'approved' | 'denied'): void {
  const { approval, tenant } = requireApproval(call);
  if (approval.status !== 'pending') {
    throw new ApiError(409, 'already_decided', `The approval is already ${approval.status}.`);
  }
  approval.status = status;
  const run = tenant.runs.find(({ id }) => id === approval.run_id);
  if (run) run.isOnHold = false;
  if (run) run.state = status === 'approved' ? 'running' : 'denied';
}

export function approve(call: Call): Reply {
  decide(call, 'approved');
  return { status: 202, body: {} };
}

export function deny(call: Call): Reply {
  decide(call, 'denied');
  return noContent;
}
