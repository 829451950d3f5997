import { type components, examples } from '@workspace-api/contract';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import type { TenantRecords, WorkspaceSettings } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { listRows } from '../../store/list-rows.ts';
import { insertInvoice, invoiceLines } from './invoice.ts';
import { type PlanTerms, teamPlan } from './plan.ts';
import { findSubscription, insertSubscription } from './subscription.ts';
import type { InvoiceRow, SubscriptionRow } from './table.ts';

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

const showPlan = ({ caps, ...plan }: PlanTerms) => ({ ...plan, caps: [...caps] });

const exportSubscription = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const subscription = await findSubscription(db, tenant);
  if (subscription === undefined) return {};
  const { status, plan, next_plan, period_start, period_end, cancels_at_period_end } = subscription;
  const { trial_ends_at, past_due_since, payment_method } = subscription;
  return {
    billing: {
      status,
      plan: showPlan(plan),
      ...(next_plan && { next_plan: showPlan(next_plan) }),
      period_start,
      period_end,
      ...(trial_ends_at !== null && { trial_ends_at }),
      cancels_at_period_end,
      ...(past_due_since !== null && { past_due_since }),
      ...(payment_method && { payment_method }),
    },
  };
};

const listInvoiceLines = (db: Db, { id }: InvoiceRow) =>
  db
    .selectFrom('invoice_lines')
    .select(['kind', 'description', 'quantity', 'amount'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();

const exportInvoice = async (db: Db, invoice: InvoiceRow) => {
  const { workspace_id: _, mode: __, ...rest } = invoice;
  const lines = await listInvoiceLines(db, invoice);
  return { ...rest, ...(lines.length > 0 && { lines }) };
};

/** Reads the subscription, usage and invoices of a tenant for a seed. */
export const exportBilling = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const invoices = [];
  for (const invoice of await listRows(db, 'invoices', tenant, 'created_at'))
    invoices.push(await exportInvoice(db, invoice));
  const usage = (await listRows(db, 'usage_records', tenant, 'recorded_at')).map(
    ({ metric, quantity, unit, recorded_at }) => ({ metric, quantity, unit, recorded_at }),
  );
  return { ...(await exportSubscription(db, tenant)), usage, invoices };
};

/** Reads the plans that were set for a workspace, for a seed. */
export const exportPlans = async (db: Db, workspaceId: string): Promise<WorkspaceSettings> => {
  const catalogue = await db
    .selectFrom('plan_catalogues')
    .select('plans')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return catalogue ? { plans: JSON.parse(catalogue.plans) } : {};
};
