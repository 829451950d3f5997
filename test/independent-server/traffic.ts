import { newId, timestamp } from './ids.ts';
import { submit } from './resources/forms.ts';
import type { Run, Store, Tenant } from './store.ts';

/** The number of requests after which the workspaces advance by one step. */
const requestsPerStep = 10;
const stepsPerSubmission = 5;

/** Advances each open run by one step. A run that needs approval opens one and waits. */
function advanceRuns(store: Store, tenant: Tenant): void {
  for (const run of tenant.runs) {
    if (run.isOnHold) continue;
    if (run.state === 'pending') run.state = 'running';
    else if (run.state === 'running') finishStep(store, tenant, run);
  }
}

function finishStep(store: Store, tenant: Tenant, run: Run): void {
  if (!run.needsApproval) {
    run.state = 'completed';
    return;
  }
  run.needsApproval = false;
  run.state = 'awaiting_approval';
  tenant.approvals.push({
    ...store.row('apr_'),
    agent_id: run.agentId,
    run_id: run.id,
    status: 'pending',
    action: 'publish_text',
    payload: {},
    created_at: timestamp(store.now()),
  });
}

function visit(store: Store, tenant: Tenant, step: number): void {
  store.log(tenant, {
    at: store.now(),
    level: 'info',
    source: 'request',
    message: `Visit ${step} of the contact page`,
    request_id: newId('req_'),
  });
  const [form] = tenant.forms;
  if (step % stepsPerSubmission !== 0 || !form) return;
  // The gate distinguishes the failures of its own events only if no others arrive between them.
  if (tenant.subscriptions.some(({ types }) => types.includes('forms.submitted'))) return;
  submit(store, tenant, form.id, { name: `Guest ${step}`, email: `guest${step}@example.com`, message: 'Hi' });
}

/**
 * Simulates activity in every workspace: visitors write log entries and submit forms, and runs proceed. Requests drive it
 * instead of a timer, so that it keeps pace with the caller on any machine. Call the result once per request.
 */
export function createTraffic(store: Store): () => void {
  let requests = 0;
  return () => {
    requests += 1;
    if (requests % requestsPerStep !== 0) return;
    for (const tenant of store.tenants) {
      advanceRuns(store, tenant);
      visit(store, tenant, requests / requestsPerStep);
    }
  };
}
