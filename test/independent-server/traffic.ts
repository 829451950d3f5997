import { newApproval, newLogEntry } from './records.ts';
import { submit } from './resources/forms.ts';
import type { Store, Tenant } from './store.ts';

/** The number of requests after which the workspaces advance by one step. */
const requestsPerStep = 10;
const stepsPerSubmission = 5;

/** Advances each open run by one step, except those that wait for an operator. */
function advanceRuns(store: Store, { runs, approvals }: Tenant): void {
  for (const run of runs.filter(({ next }) => next !== 'hold')) {
    if (run.state === 'pending') run.state = 'running';
    else if (run.state !== 'running') continue;
    else if (run.next === 'complete') run.state = 'completed';
    else approvals.push(newApproval(store.now(), run, 'publish_text', {}));
  }
}

function visit(store: Store, tenant: Tenant, step: number): void {
  store.log(tenant, newLogEntry(store.now(), 'info', 'request', `Visit ${step} of the contact page`));
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
