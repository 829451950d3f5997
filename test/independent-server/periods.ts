import { day, newId } from './ids.ts';
import type { Billing, Store, Tenant } from './store.ts';

const graceMs = 14 * 86_400_000;

function closePeriod(store: Store, tenant: Tenant, billing: Billing): void {
  tenant.invoices.push({
    seq: store.nextSeq(),
    id: newId('inv_'),
    period_start: day(billing.periodStart),
    period_end: day(billing.periodEnd),
    amount: 1900,
    currency: 'EUR',
    status: 'open',
    pdf_url: 'https://files.invalid/invoice.pdf',
  });
  const length = billing.periodEnd - billing.periodStart;
  billing.periodStart = billing.periodEnd;
  billing.periodEnd += length;
  billing.plan = billing.nextPlan ?? billing.plan;
  billing.nextPlan = null;
}

/** Closes billing periods that have ended, and cancels a workspace whose grace window has ended. */
export function settle(store: Store, tenant: Tenant): Billing {
  const { billing } = tenant;
  if (billing.pastDueSince !== null && store.now() - billing.pastDueSince > graceMs) {
    billing.status = 'canceled';
    billing.pastDueSince = null;
  }
  while (billing.periodEnd <= store.now()) closePeriod(store, tenant, billing);
  return billing;
}
