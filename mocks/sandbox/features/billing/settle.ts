import { conflict } from '../../control/find-workspace.ts';
import { timestamp } from '../../core/clock.ts';
import { type Tenant, toTenant } from '../../core/tenant.ts';
import type { SandboxWork, Work } from '../../domain/work.ts';
import { findRows, update } from '../../store/rows.ts';
import { toMembers } from '../../store/schema/define-table.ts';
import { nextIn, type Upcoming } from '../feature.ts';
import { emitPaid, invoicePeriod } from './invoice.ts';
import { type Subscription, subscriptions } from './resource.ts';
import {
  changeSubscription,
  findSubscription,
  insertFreeSubscription,
  periodAt,
  type Terms,
} from './subscription.ts';

/** How long a past-due workspace keeps its service, in milliseconds: 14 days (clause `billing.grace-window-length`). */
const graceWindow = 14 * 24 * 60 * 60 * 1000;

/** The time at which a past-due workspace is canceled. */
export const graceEnd = ({ past_due_since }: Subscription): string | null =>
  past_due_since ? new Date(Date.parse(past_due_since) + graceWindow).toISOString() : null;

/** The next due change, if any. A canceled subscription doesn't change: only the console can reactivate it. */
const nextDue = (subscription: Subscription, now: string): 'cancel' | 'close' | undefined => {
  if (subscription.status === 'canceled') return undefined;
  const end = graceEnd(subscription);
  if (end !== null && end <= now && end < subscription.period_end) return 'cancel';
  return subscription.period_end <= now ? 'close' : undefined;
};

/**
 * Closes a period: creates its invoice from the final usage, and opens the next period on the plan scheduled for it. Emits one
 * event for all of this.
 */
const closePeriod = async (work: Work, subscription: Subscription): Promise<void> => {
  const { status, plan, next_plan, period_end, cancels_at_period_end } = subscription;
  const invoice = await invoicePeriod(work, subscription);
  const isOverdue = invoice.status !== 'paid' && status === 'active';
  const changes: Partial<Terms> = cancels_at_period_end
    ? { status: 'canceled', cancels_at_period_end: false, next_plan: undefined }
    : {
        plan: next_plan ?? plan,
        next_plan: undefined,
        period_start: period_end,
        period_end: periodAt(period_end).period_end,
        ...(isOverdue && { status: 'past_due', past_due_since: period_end }),
      };
  await changeSubscription(work, subscription, changes);
};

const settle = async (work: Work): Promise<Subscription> => {
  for (;;) {
    const subscription = await findSubscription(work);
    const due = subscription && nextDue(subscription, timestamp(work.context));
    if (!subscription) await insertFreeSubscription(work);
    else if (due === 'close') await closePeriod(work, subscription);
    else if (due === 'cancel') await changeSubscription(work, subscription, { status: 'canceled' });
    else return subscription;
  }
};

/**
 * A tenant's subscription with all due changes applied. Ended periods are closed and invoiced one after another, and an expired
 * grace window cancels the subscription. A read applies these changes with the time at which they were due.
 */
export const settledSubscription = async ({ context, db, tenant }: Work): Promise<Subscription> => {
  const subscription = await findSubscription({ db, tenant });
  if (subscription && nextDue(subscription, timestamp(context)) === undefined) return subscription;
  // The changes aren't due to the request, so their events don't have its id.
  return db.transaction((transaction) => settle({ context, db: transaction, tenant }));
};

/** Applies the due changes of every subscription. Must run inside a transaction. */
export const settleAll = async ({ context, db }: SandboxWork): Promise<void> => {
  const now = timestamp(context);
  const pastDueSince = new Date(Date.parse(now) - graceWindow).toISOString();
  const ended = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where((is) => is.or([is('period_end', '<=', now), is('past_due_since', '<=', pastDueSince)]))
    .execute();
  const key = ({ workspace_id, mode }: Tenant) => `${workspace_id} ${mode}`;
  // Sorted here, because SQLite would read every row in this order instead of using the indexes of both conditions.
  const sorted = ended.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  for (const subscription of sorted.map((row) => toMembers(subscriptions, row)))
    if (nextDue(subscription, now) !== undefined) await settle({ context, db, tenant: subscription });
};

const nextChange = (column: 'period_end' | 'past_due_since') =>
  nextIn('subscriptions', column, (is) => is('status', '<>', 'canceled'), 'workspace_id');

/** The ends of periods and of grace windows. */
export const billingUpcoming: readonly Upcoming[] = [
  { what: 'periods_invoiced', list: nextChange('period_end') },
  { what: 'subscriptions_canceled', list: nextChange('past_due_since'), delay: graceWindow },
];

/** Rejects the runtime traffic of a canceled workspace (clause `billing.canceled-pauses-traffic`). */
export const refusePaused = async (work: Work): Promise<void> => {
  const { status } = await settledSubscription(work);
  if (status === 'canceled') throw conflict('The workspace is canceled and its runtime traffic is paused.');
};

/** Pays the oldest invoice first. */
const payOpenInvoices = async (work: Work) => {
  const open = { status: 'open', ...toTenant(work.tenant) } as const;
  for (const invoice of await findRows(work.db, 'invoices', open, { by: ['created_at', 'id'] })) {
    await update(work.db, 'invoices', { id: invoice.id }, { status: 'paid' });
    await emitPaid(work, invoice);
  }
};

/**
 * The changes with which a subscription gets a status, as the console and the payment processor set it. `past_due` starts the grace
 * window; a change to `active` marks the open invoices as paid (clause `billing.console-reenables`).
 */
export const statusChange = async (
  work: Work,
  subscription: Subscription,
  status: Subscription['status'],
): Promise<Partial<Terms>> => {
  const now = timestamp(work.context);
  if (status === 'past_due') return { status, past_due_since: now };
  if (status === 'canceled' || subscription.status === 'active') return { status };
  await payOpenInvoices(work);
  // A reactivated subscription resumes with the current period, so the canceled time isn't charged.
  const period = subscription.period_end > now ? {} : periodAt(now);
  return { status, past_due_since: undefined, ...period };
};
