import { type components, examples } from '@workspace-api/contract';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import type { Db } from '../../store/database.ts';
import { insertInvoice, invoiceLines } from './invoice.ts';
import { teamPlan } from './plan.ts';
import { insertSubscription } from './subscription.ts';
import type { SubscriptionRow } from './table.ts';

const invoices = examples['invoice-list'].data as components['schemas']['Invoice'][];
/** The usage of a quiet month, below every cap. */
const defaults: Readonly<Record<string, number>> = { requests: 16_400, storage: 2.5, runtime_time: 91_800 };

/** The usage of a past period, with as much overage as the amount of the example requires. */
const past = ({ period_start, amount }: (typeof invoices)[number]) => {
  const beyond = amount - teamPlan.price;
  return examples.usage.line_items.map((item) => {
    const cap = beyond > 0 ? teamPlan.caps.find(({ metric }) => metric === item.metric) : undefined;
    const quantity = cap ? cap.included + Math.round(beyond / cap.unit_price) : (defaults[item.metric] ?? 0);
    return { ...item, quantity, recorded_at: period_start };
  });
};

/** Inserts the demo workspace's subscription, usage and invoices with their lines. */
export const seedBilling = async (db: Db): Promise<void> => {
  const { status, current_period_start, current_period_end, payment_method } = examples.billing;
  await insertSubscription(db, acme, {
    status: status as SubscriptionRow['status'],
    plan: teamPlan,
    next_plan: null,
    period_start: current_period_start,
    period_end: current_period_end,
    trial_ends_at: null,
    cancels_at_period_end: false,
    past_due_since: null,
    payment_method,
  });
  const current = examples.usage.line_items.map((item) => ({ ...item, recorded_at: current_period_start }));
  const usage = [...invoices.flatMap(past), ...current];
  await db
    .insertInto('usage_records')
    .values(usage.map((record, index) => ({ ...record, ...acmeColumns, id: `use_01K9U${index}` })))
    .execute();
  for (const invoice of invoices)
    await insertInvoice(
      db,
      { ...invoice, ...acmeColumns, created_at: invoice.period_end },
      invoiceLines(teamPlan, false, past(invoice)),
    );
};
