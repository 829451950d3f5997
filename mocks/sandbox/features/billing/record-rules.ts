import { instant } from '../../core/instant.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { AllRecordRules } from '../feature.ts';
import { changeBilling } from './change-billing.ts';
import { planTerms } from './plan.ts';
import { exportSubscription } from './seed.ts';
import { graceEnd, refusePaused, settledSubscription } from './settle.ts';
import type { Terms } from './subscription.ts';

type SeedBilling = NonNullable<TenantRecords['billing']>;

/** The members of a change as terms; null for the ones that it removes. */
const toTerms = (patch: Partial<Record<keyof SeedBilling, unknown>>): Partial<Terms> => {
  const { plan, next_plan, cancels_at_period_end, status, payment_method, ...times } = patch as {
    [Name in keyof SeedBilling]?: SeedBilling[Name] | null;
  };
  return {
    ...(plan && { plan: planTerms(plan) }),
    ...(next_plan !== undefined && { next_plan: next_plan && planTerms(next_plan) }),
    ...(cancels_at_period_end !== undefined && { cancels_at_period_end: cancels_at_period_end === true }),
    ...(status && { status }),
    ...(payment_method !== undefined && { payment_method }),
    ...Object.fromEntries(Object.entries(times).map(([name, time]) => [name, time && instant(String(time))])),
  };
};

/** The subscription, as the console and the payment processor change it, and usage, as the runtime records it. */
export const billingRecords: Pick<AllRecordRules, 'billing' | 'usage'> = {
  billing: {
    async list({ context, db, tenant }) {
      await settledSubscription(context, db, tenant);
      return [{ id: 'current', ...(await exportSubscription(db, tenant)).billing }];
    },
    show: async ({ context, db, tenant }) => ({
      grace_ends_at: graceEnd(await settledSubscription(context, db, tenant)),
    }),
    async change({ context, db, tenant }, { patch }) {
      await changeBilling(context, db, tenant, toTerms(patch));
    },
  },
  usage: { allow: ({ context, db, tenant }) => refusePaused(context, db, tenant) },
};
