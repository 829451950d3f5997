import { type AppContext, timestamp } from '../app-context.ts';
import type { Db } from '../store/store.ts';
import type { Tenant } from '../tenant.ts';
import { tellSubscription } from './change-subscription.ts';
import { invoicePeriod } from './invoice.ts';
import { periodAt } from './period.ts';
import {
  beginSubscription,
  findSubscription,
  type Subscription,
  type Terms,
  toColumns,
} from './subscription.ts';

/** How long a past-due workspace is served on, in milliseconds: 14 days (clause `billing.grace-window-length`). */
const graceWindow = 14 * 24 * 60 * 60 * 1000;

/** When a past-due workspace is canceled. */
export const graceEnd = ({ past_due_since }: Subscription): string | null =>
  past_due_since && new Date(Date.parse(past_due_since) + graceWindow).toISOString();

type Due = 'cancel' | 'close' | undefined;

/** What comes next of what is due by now. A canceled subscription stands still: only the console goes on from there. */
const nextDue = (subscription: Subscription, now: string): Due => {
  if (subscription.status === 'canceled') return undefined;
  const end = graceEnd(subscription);
  if (end !== null && end <= now && end < subscription.period_end) return 'cancel';
  return subscription.period_end <= now ? 'close' : undefined;
};

/** Writes what falls due. Several processes may come to it at once: the one whose update finds it undone does it. */
const write = async (
  db: Db,
  { workspace_id, mode, period_end }: Subscription,
  changes: Partial<Terms>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('subscriptions')
    .set(toColumns(changes))
    .where('workspace_id', '=', workspace_id)
    .where('mode', '=', mode)
    .where('period_end', '=', period_end)
    .where('status', '<>', 'canceled')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/**
 * Closes a period: its usage is final from here on, its invoice is made, and the next period opens, on the plan that
 * was waiting for it. One event tells of it all, with what the subscription is in the end.
 */
const closePeriod = async (context: AppContext, db: Db, subscription: Subscription): Promise<void> => {
  const { plan, next_plan, period_end, cancels_at_period_end } = subscription;
  const changes = cancels_at_period_end
    ? ({ status: 'canceled', cancels_at_period_end: false, next_plan: null } as const)
    : {
        plan: next_plan ?? plan,
        next_plan: null,
        period_start: period_end,
        period_end: periodAt(period_end).end,
      };
  if (!(await write(db, subscription, changes))) return;
  const invoice = await invoicePeriod(context, db, subscription);
  const closed = { ...subscription, ...changes };
  const overdue = { status: 'past_due', past_due_since: period_end } as const;
  const goesOn = invoice.status === 'paid' || subscription.status !== 'active' || cancels_at_period_end;
  if (!goesOn) await write(db, closed, overdue);
  await tellSubscription(context, db, goesOn ? closed : { ...closed, ...overdue });
};

const cancel = async (context: AppContext, db: Db, subscription: Subscription): Promise<void> => {
  const canceled = { status: 'canceled' } as const;
  if (await write(db, subscription, canceled))
    await tellSubscription(context, db, { ...subscription, ...canceled });
};

const settle = async (context: AppContext, db: Db, tenant: Tenant): Promise<Subscription> => {
  for (;;) {
    const subscription = await findSubscription(db, tenant);
    const due = subscription && nextDue(subscription, timestamp(context));
    if (!subscription) await beginSubscription(context, db, tenant);
    else if (due === 'close') await closePeriod(context, db, subscription);
    else if (due === 'cancel') await cancel(context, db, subscription);
    else return subscription;
  }
};

/**
 * A tenant's subscription with all that has become of it by now: periods closed and invoiced one after the other, and
 * a grace window that has run out. It happens when somebody looks, as of the time that it was due.
 */
export const settledSubscription = async (
  context: AppContext,
  db: Db,
  tenant: Tenant,
): Promise<Subscription> => {
  const found = await findSubscription(db, tenant);
  if (found && nextDue(found, timestamp(context)) === undefined) return found;
  return db.isTransaction
    ? settle(context, db, tenant)
    : db.transaction().execute((transaction) => settle(context, transaction, tenant));
};

/** Lets every subscription come to where it is by now; within the transaction of `db`. */
export const settleAll = async (context: AppContext, db: Db): Promise<void> => {
  const subscriptions = await db.selectFrom('subscriptions').select(['workspace_id', 'mode']).execute();
  for (const { workspace_id, mode } of subscriptions)
    await settledSubscription(context, db, { workspaceId: workspace_id, mode });
};
