import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import { changeSubscription } from './change-subscription.ts';
import { emitPaid } from './invoice.ts';
import type { InvoiceRow } from './resource.ts';
import { settledSubscription } from './settle.ts';
import { periodAt, type Subscription, type Terms } from './subscription.ts';

const position = ({ created_at, id }: InvoiceRow): string => `${created_at} ${id}`;

/** Pays the oldest invoice first. The row order that an update returns depends on the database. */
const payOpenInvoices = async (context: AppContext, db: Db, { workspace_id, mode }: Tenant) => {
  const paid = await db
    .updateTable('invoices')
    .set({ status: 'paid' })
    .where('workspace_id', '=', workspace_id)
    .where('mode', '=', mode)
    .where('status', '=', 'open')
    .returningAll()
    .execute();
  const oldestFirst = paid.toSorted((a, b) => (position(a) < position(b) ? -1 : 1));
  for (const invoice of oldestFirst) await emitPaid(context, db, invoice);
};

/** A reactivated subscription resumes with the current period, so the canceled time isn't charged. */
const restartPeriod = ({ period_end }: Subscription, now: string) => {
  const { start, end } = periodAt(now);
  return period_end > now ? {} : { period_start: start, period_end: end };
};

const statusChange = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  subscription: Subscription,
  status: Subscription['status'],
) => {
  const now = timestamp(context);
  if (status === 'past_due') return { status, past_due_since: now };
  if (status === 'canceled' || subscription.status === 'active') return { status };
  await payOpenInvoices(context, db, tenant);
  return { status, past_due_since: null, ...restartPeriod(subscription, now) };
};

/**
 * Sets the state of a subscription, as the console and the payment processor do. `past_due` starts the grace window;
 * a change to `active` marks the open invoices as paid (clause `billing.console-reenables`).
 */
export const changeBilling = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
  { status, ...terms }: Partial<Terms>,
): Promise<Subscription> => {
  const subscription = await settledSubscription(context, db, tenant);
  const moved = status && (await statusChange(context, db, tenant, subscription, status));
  return changeSubscription(context, db, subscription, { ...moved, ...terms });
};
