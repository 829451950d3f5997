import { type Input, messages } from '@workspace-api/contract';
import { timestamp } from '../../core/clock.ts';
import { instant } from '../../core/instant.ts';
import { problem } from '../../core/problem.ts';
import type { Call } from '../../http/call.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { defineFeature, type RecordChange } from '../feature.ts';
import { redeemPaymentToken } from './payment-processor.ts';
import { findPlan, type PlanTerms, showPlan } from './plan.ts';
import { invoices, type Subscription, usageRecords } from './resource.ts';
import { billingSeed, toTerms } from './seed.ts';
import {
  billingUpcoming,
  graceEnd,
  refusePaused,
  settleAll,
  settledSubscription,
  statusChange,
} from './settle.ts';
import { changeSubscription, showBilling, showPaymentMethod, type Terms } from './subscription.ts';
import { usageIn } from './usage.ts';

/** Adds a payment reminder to billable writes of a past-due workspace (clause `billing.past-due-reminder`). */
const remind = ({ status }: Subscription, request: Pick<Call, 'setHeader'>): void => {
  if (status === 'past_due')
    request.setHeader(
      'billingReminder',
      'A payment is overdue. Update the payment method to keep the workspace running.',
    );
};

/** The reason why the plan can't be changed now; undefined if it can. */
const refusalReason = (subscription: Subscription, plan: PlanTerms, now: string): string | undefined => {
  if (subscription.status === 'canceled') return 'the workspace is canceled';
  if (subscription.cancels_at_period_end) return 'a cancellation is pending';
  if ((subscription.trial_ends_at ?? '') > now) return 'a trial is running';
  return plan.blocked ? `${plan.name} is not available now` : undefined;
};

const checkWindow: FieldCheck<Input<'getUsage'>> = ({ query: { period_start, period_end } }) => {
  if (period_start === undefined && period_end === undefined) return [];
  if (period_start === undefined || period_end === undefined) {
    const path = period_start === undefined ? '/period_start' : '/period_end';
    return [{ path, reason: 'missing', message: 'A window needs both a start and an end.' }];
  }
  if (instant(period_start) < instant(period_end)) return [];
  const message = 'The end of the window must be after its start.';
  return [{ path: '/period_end', reason: 'out_of_range', message }];
};

/** The terms that a change gives. A member that it removes is undefined, and a status can't be removed. */
const toChanges = ({ patch, after }: RecordChange): Partial<Terms> => {
  const record: Partial<Terms> = toTerms(after as TenantRecords['billing'] & object);
  const terms = { cancels_at_period_end: false, ...record };
  const names = Object.keys(patch).filter((name) => name !== 'status' || patch.status !== null);
  return Object.fromEntries(names.map((name) => [name, terms[name as keyof Terms]]));
};

/** Subscriptions, usage and invoices. */
export const billingFeature = defineFeature({
  resources: [usageRecords, invoices],
  handlers: {
    getBilling: async (request) => showBilling(await settledSubscription(request)),

    async changePlan(request) {
      const { context, db, tenant, input } = request;
      const subscription = await settledSubscription(request);
      const plan = await findPlan(db, tenant.workspace_id, input.body.plan_id);
      const now = timestamp(context);
      const reason = refusalReason(subscription, plan, now);
      if (reason !== undefined)
        throw problem('plan-change-not-allowed', {
          message: messages['plan-change-not-allowed']({ reason }),
        });
      remind(subscription, request);
      // Choosing the current plan cancels a change that is scheduled for the end of the period.
      const immediate = plan.at_once || plan.id === subscription.plan.id;
      const change = immediate ? { plan, next_plan: undefined } : { next_plan: plan };
      await changeSubscription(request, subscription, change);
      return { plan: showPlan(plan), effective_at: immediate ? now : subscription.period_end };
    },

    getUsage: withCheck(checkWindow, async (request) => {
      const { period_start, period_end } = request.input.query ?? {};
      if (period_start !== undefined && period_end !== undefined) {
        const window = { period_start: instant(period_start), period_end: instant(period_end) };
        return { line_items: await usageIn(request, window) };
      }
      return { line_items: await usageIn(request, await settledSubscription(request)) };
    }),

    async listInvoices(request) {
      await settledSubscription(request);
      return invoices.list(request);
    },

    // Setting a new method does not charge it: overdue invoices stay overdue until the next charge.
    async setPaymentMethod(request) {
      const subscription = await settledSubscription(request);
      const payment_method = redeemPaymentToken(request.input.body.token);
      remind(subscription, request);
      await changeSubscription(request, subscription, { payment_method });
      return showPaymentMethod(payment_method);
    },
  },
  /** The subscription, as the console and the payment processor change it, and usage, as the runtime records it. */
  records: {
    billing: {
      async list(work) {
        await settledSubscription(work);
        return [{ id: 'current', ...(await billingSeed.exportRecords(work)).billing }];
      },
      show: async (work) => ({ grace_ends_at: graceEnd(await settledSubscription(work)) }),
      async change(work, change) {
        const { status, ...terms } = toChanges(change);
        const subscription = await settledSubscription(work);
        const moved = status && (await statusChange(work, subscription, status));
        await changeSubscription(work, subscription, { ...moved, ...terms });
      },
    },
    usage: { allow: refusePaused },
  },
  due: [{ what: 'periods_invoiced', table: 'invoices', column: 'created_at' }],
  upcoming: billingUpcoming,
  onClock: settleAll,
  seed: billingSeed,
});
