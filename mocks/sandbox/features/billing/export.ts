import type { TenantRecords, WorkspaceSettings } from '../../core/seed-records.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { Db } from '../../store/database.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { PlanTerms } from './plan.ts';
import { findSubscription } from './subscription.ts';
import type { InvoiceRow } from './table.ts';

const showPlan = ({ caps, ...plan }: PlanTerms) => ({ ...plan, caps: [...caps] });

const exportSubscription = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const found = await findSubscription(db, tenant);
  if (found === undefined) return {};
  const { status, plan, next_plan, period_start, period_end, cancels_at_period_end } = found;
  const { trial_ends_at, past_due_since, payment_method } = found;
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

const linesOf = (db: Db, { id }: InvoiceRow) =>
  db
    .selectFrom('invoice_lines')
    .select(['kind', 'description', 'quantity', 'amount'])
    .where('invoice_id', '=', id)
    .orderBy('position')
    .execute();

const exportInvoice = async (db: Db, invoice: InvoiceRow) => {
  const { workspace_id: _, mode: __, ...rest } = invoice;
  const lines = await linesOf(db, invoice);
  return { ...rest, ...(lines.length > 0 && { lines }) };
};

/** The subscription, usage and invoices of a tenant, for a seed. */
export const exportBilling = async (db: Db, tenant: Tenant): Promise<TenantRecords> => {
  const invoices = [];
  for (const invoice of await rowsOf(db, 'invoices', tenant, 'created_at'))
    invoices.push(await exportInvoice(db, invoice));
  const usage = (await rowsOf(db, 'usage_records', tenant, 'recorded_at')).map(
    ({ metric, quantity, unit, recorded_at }) => ({ metric, quantity, unit, recorded_at }),
  );
  return { ...(await exportSubscription(db, tenant)), usage, invoices };
};

/** The plans that were set for a workspace, for a seed. */
export const exportPlans = async (db: Db, workspaceId: string): Promise<WorkspaceSettings> => {
  const catalogue = await db
    .selectFrom('plan_catalogues')
    .select('plans')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return catalogue ? { plans: JSON.parse(catalogue.plans) } : {};
};
