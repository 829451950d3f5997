import { type components, examples } from '@workspace-api/contract';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { invoiceLines } from './invoice.ts';
import { teamPlan } from './plan.ts';
import { findSubscription } from './subscription.ts';

type SeedBilling = NonNullable<TenantRecords['billing']>;

const invoices = examples['invoice-list'].data as components['schemas']['Invoice'][];
/** The usage of a month with little traffic, below every cap. */
const defaults: Readonly<Record<string, number>> = { requests: 16_400, storage: 2.5, runtime_time: 91_800 };

/** The usage of a past period, with enough overage to reach the amount of the example. */
const past = ({ period_start, amount }: (typeof invoices)[number]) => {
  const beyond = amount - teamPlan.price;
  return examples.usage.line_items.map((item) => {
    const cap = beyond > 0 ? teamPlan.caps.find(({ metric }) => metric === item.metric) : undefined;
    const quantity = cap ? cap.included + Math.round(beyond / cap.unit_price) : (defaults[item.metric] ?? 0);
    return { ...item, quantity, recorded_at: period_start };
  });
};

const { status, current_period_start, current_period_end, payment_method } = examples.billing;
const current = examples.usage.line_items.map((item) => ({ ...item, recorded_at: current_period_start }));

/** The demo workspace's subscription, usage and invoices with their lines. */
export const demoBilling = {
  billing: {
    status,
    plan: teamPlan,
    period_start: current_period_start,
    period_end: current_period_end,
    payment_method,
  },
  usage: [...invoices.flatMap(past), ...current].map((record, index) => ({
    ...record,
    id: `use_01K9U${index}`,
  })),
  invoices: invoices.map((invoice) => ({ ...invoice, lines: invoiceLines(teamPlan, false, past(invoice)) })),
} as unknown as TenantRecords;

/** Reads the subscription of a tenant for a seed. */
export const exportSubscription = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const subscription = await findSubscription(db, tenant);
  if (subscription === undefined) return {};
  const { workspace_id: _, mode: __, ...billing } = subscription;
  return { billing: billing as SeedBilling };
};
