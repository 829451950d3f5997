import type { components } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import type { Tenant } from '../../core/tenant.ts';
import type { AppContext } from '../../domain/app-context.ts';
import type { Db } from '../../store/database.ts';
import type { PaymentMethod } from './payment-processor.ts';
import { freePlan, type PlanTerms, showPlan } from './plan.ts';
import type { SubscriptionRow } from './resource.ts';

/** A billing period, which includes `start` and excludes `end`. */
export type Period = { readonly start: string; readonly end: string };

const toFirstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString();

/** The billing period that contains a time: a calendar month in UTC, because the service document specifies no length. */
export const periodAt = (time: string): Period => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { start: toFirstOfMonth(year, month), end: toFirstOfMonth(year, month + 1) };
};

/** A workspace's plan and the state of its payment. */
export type Subscription = Omit<
  SubscriptionRow,
  'plan' | 'next_plan' | 'payment_method' | 'cancels_at_period_end'
> & {
  readonly plan: PlanTerms;
  /** The plan that starts with the next period. */
  readonly next_plan: PlanTerms | null;
  readonly payment_method: PaymentMethod | null;
  readonly cancels_at_period_end: boolean;
};

const parse = (json: string | null) => (json === null ? null : JSON.parse(json));

const fromRow = (row: SubscriptionRow): Subscription => ({
  ...row,
  plan: parse(row.plan),
  next_plan: parse(row.next_plan),
  payment_method: parse(row.payment_method),
  cancels_at_period_end: row.cancels_at_period_end === 1,
});

/** A subscription without its tenant. */
export type Terms = Omit<Subscription, 'workspace_id' | 'mode'>;

/** The columns that are stored as JSON or as a number. */
type Encoded = Pick<SubscriptionRow, 'plan' | 'next_plan' | 'payment_method' | 'cancels_at_period_end'>;

const json = (value: object | null) => value && JSON.stringify(value);

/** Encodes the given members as columns. */
export const toColumns = <Given extends Partial<Terms>>(terms: Given) => {
  const { plan, next_plan, payment_method, cancels_at_period_end, ...rest } = terms;
  const columns: Partial<Encoded> = {
    ...(plan !== undefined && { plan: JSON.stringify(plan) }),
    ...(next_plan !== undefined && { next_plan: json(next_plan) }),
    ...(payment_method !== undefined && { payment_method: json(payment_method) }),
    ...(cancels_at_period_end !== undefined && { cancels_at_period_end: cancels_at_period_end ? 1 : 0 }),
  };
  return { ...rest, ...(columns as Pick<Encoded, keyof Encoded & keyof Given>) };
};

/** A tenant's stored subscription. `settledSubscription` also applies the due changes. */
export const findSubscription = async (
  db: Db,
  { workspace_id, mode }: Tenant,
): Promise<Subscription | undefined> => {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row && fromRow(row);
};

/**
 * The stored subscriptions whose period ended by a time, or that are past due since another, in the same order in every
 * database.
 */
export const endedSubscriptions = async (
  db: Db,
  { periodEnd, pastDueSince }: { readonly periodEnd: string; readonly pastDueSince: string },
): Promise<Subscription[]> => {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where((is) => is.or([is('period_end', '<=', periodEnd), is('past_due_since', '<=', pastDueSince)]))
    .execute();
  const key = ({ workspace_id, mode }: Subscription) => `${workspace_id} ${mode}`;
  // Sorted here, because SQLite would read every row in this order instead of using the indexes of both conditions.
  return rows.map(fromRow).toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
};

/** Inserts a tenant's subscription unless the tenant has one. */
const insertSubscription = async (
  db: Db,
  { workspace_id, mode }: Tenant,
  { plan, next_plan, payment_method, cancels_at_period_end, ...rest }: Terms,
): Promise<void> => {
  const columns = toColumns({ plan, next_plan, payment_method, cancels_at_period_end });
  await db
    .insertInto('subscriptions')
    .values({ workspace_id, mode, ...columns, ...rest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Inserts the subscription of a new tenant: the free plan, starting with the current month. */
export const insertFreeSubscription = (context: AppContext, db: Db, tenant: Tenant): Promise<void> => {
  const { start, end } = periodAt(timestamp(context));
  return insertSubscription(db, tenant, {
    status: 'active',
    plan: freePlan,
    next_plan: null,
    period_start: start,
    period_end: end,
    trial_ends_at: null,
    cancels_at_period_end: false,
    past_due_since: null,
    payment_method: null,
  });
};

/** Maps a payment method to its representation in the API. */
export const showPaymentMethod = ({ type, last4, brand }: PaymentMethod) => ({ type, last4, brand });

/** Maps a subscription to its representation in the API. */
export const showBilling = (subscription: Subscription): components['schemas']['Billing'] => ({
  plan: showPlan(subscription.plan),
  status: subscription.status,
  current_period_start: subscription.period_start,
  current_period_end: subscription.period_end,
  payment_method: subscription.payment_method && showPaymentMethod(subscription.payment_method),
});
