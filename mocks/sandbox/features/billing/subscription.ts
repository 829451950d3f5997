import type { components } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { sameJson } from '../../core/json.ts';
import { type Tenant, toTenant } from '../../core/tenant.ts';
import { emit, type Work } from '../../domain/work.ts';
import type { InTenant } from '../../store/resource.ts';
import { findRow, insert, update } from '../../store/rows.ts';
import { toColumns, toMembers, toRow } from '../../store/schema/define-table.ts';
import type { PaymentMethod } from './payment-processor.ts';
import { freePlan, showPlan } from './plan.ts';
import { type Subscription, subscriptions } from './resource.ts';

/** A billing period, which includes its start and excludes its end. */
export type Period = Pick<Subscription, 'period_start' | 'period_end'>;

const toFirstOfMonth = (year: number, month: number): string =>
  new Date(Date.UTC(year, month, 1)).toISOString();

/** The billing period that contains a time: a calendar month in UTC, because the service document specifies no length. */
export const periodAt = (time: string): Period => {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  return { period_start: toFirstOfMonth(year, month), period_end: toFirstOfMonth(year, month + 1) };
};

/** A subscription without its tenant. */
export type Terms = Omit<Subscription, keyof Tenant>;

/** A tenant's stored subscription. `settledSubscription` also applies the due changes. */
export const findSubscription = async ({ db, tenant }: InTenant): Promise<Subscription | undefined> => {
  const row = await findRow(db, 'subscriptions', toTenant(tenant));
  return row && toMembers(subscriptions, row);
};

/** Inserts the subscription of a new tenant unless it has one: the free plan, starting with the current month. */
export const insertFreeSubscription = async ({ context, db, tenant }: Work): Promise<void> => {
  const values = { plan: freePlan, ...periodAt(timestamp(context)), ...toTenant(tenant) };
  await insert(db, 'subscriptions', toRow(subscriptions, values), 'keep');
};

/** Maps a payment method to its representation in the API. */
export const showPaymentMethod = ({ type, last4, brand }: PaymentMethod) => ({ type, last4, brand });

/** Maps a subscription to its representation in the API. */
export const showBilling = (subscription: Subscription): components['schemas']['Billing'] => ({
  plan: showPlan(subscription.plan),
  status: subscription.status,
  current_period_start: subscription.period_start,
  current_period_end: subscription.period_end,
  payment_method: subscription.payment_method ? showPaymentMethod(subscription.payment_method) : null,
});

/**
 * Writes changes to a subscription and emits their event, even for changes that its representation doesn't show, such as a plan
 * that takes effect at the end of the period. Does nothing if the subscription stays the same.
 */
export const changeSubscription = async (
  work: Work,
  subscription: Subscription,
  changes: Partial<Terms>,
): Promise<void> => {
  if (Object.entries(changes).every(([name, value]) => sameJson(subscription[name as keyof Terms], value)))
    return;
  await update(work.db, 'subscriptions', toTenant(subscription), toColumns(subscriptions, changes));
  await emit(work, 'billing.updated', showBilling({ ...subscription, ...changes }));
};
