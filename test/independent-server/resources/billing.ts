import { accepted, type Call, type Handlers, noContent, ok } from '../call.ts';
import { ApiError, invalidField } from '../errors.ts';
import { listReply } from '../lists.ts';
import { newInvoice } from '../records.ts';
import type { Billing } from '../store.ts';
import { nonEmpty, objectSchema, parseJson, parseTime } from '../validate.ts';
import { dayMs, timestamp } from '../values.ts';

const checkPlanBody = objectSchema<{ plan_id: string }>({ plan_id: nonEmpty });
const checkPaymentBody = objectSchema<{ token: string }>({ token: nonEmpty });

const graceMs = 14 * dayMs;

/** Closes billing periods that have ended, and cancels a workspace whose grace window has ended. */
function settle({ store, tenant: { billing, invoices } }: Call): Billing {
  const now = store.now();
  if (billing.pastDueSince !== null && now - billing.pastDueSince > graceMs) {
    billing.status = 'canceled';
    billing.pastDueSince = null;
  }
  while (billing.periodEnd <= now) {
    invoices.push(newInvoice(billing.periodStart, billing.periodEnd, 'open'));
    const length = billing.periodEnd - billing.periodStart;
    billing.periodStart = billing.periodEnd;
    billing.periodEnd += length;
    billing.plan = billing.nextPlan ?? billing.plan;
    billing.nextPlan = null;
  }
  return billing;
}

/** The days of the window in the query, or undefined without one. */
function parseWindow(query: URLSearchParams): number | undefined {
  const [start, end] = ['period_start', 'period_end'].map((name) =>
    parseTime(query, name, /^\d{4}-\d\d-\d\d$/),
  );
  if (start === undefined && end === undefined) return undefined;
  if (start === undefined) throw invalidField('/period_start', 'missing', 'Set both bounds or neither.');
  if (end === undefined) throw invalidField('/period_end', 'missing', 'Set both bounds or neither.');
  if (end <= start)
    throw invalidField('/period_end', 'out_of_range', 'Expected a later day than period_start.');
  return (end - start) / dayMs;
}

export const billing: Handlers = {
  'GET ~/billing billing:read': (call) => {
    const { plan, status, periodStart, periodEnd, paymentMethod } = settle(call);
    return ok({
      plan: { id: plan.id, name: plan.name },
      status,
      current_period_start: timestamp(periodStart),
      current_period_end: timestamp(periodEnd),
      payment_method: paymentMethod,
    });
  },

  // At the next billing period, or immediately.
  'POST ~/billing/plan billing:write': (call) => {
    const { status, isEnding } = settle(call);
    const { plan_id } = checkPlanBody(parseJson(call.raw));
    const plan = call.store.plans.find(({ id }) => id === plan_id);
    if (!plan) throw new ApiError(400, 'invalid_plan', `Unknown plan "${plan_id}".`);
    const reason =
      (status === 'canceled' && 'The workspace is canceled.') ||
      (isEnding && 'The subscription is about to end.') ||
      (plan.blocked && `No workspace can change to ${plan.name}.`);
    if (reason) throw new ApiError(422, 'plan_change_not_allowed', reason);
    const { billing: state } = call.tenant;
    state.nextPlan = plan.atOnce ? null : plan;
    if (plan.atOnce) state.plan = plan;
    return accepted({ scheduled_for: timestamp(state.periodEnd) });
  },

  // Of the open period, or of a window of days.
  'GET ~/billing/usage billing:read': (call) => {
    const elapsed = (call.store.now() - settle(call).periodStart) / dayMs;
    const days = Math.ceil(parseWindow(call.query) ?? elapsed);
    return ok({
      line_items: [
        { metric: 'requests', quantity: 1200 * days, unit: 'request' },
        { metric: 'storage', quantity: 0.25 * days, unit: 'gb_hour' },
        { metric: 'runtime_time', quantity: 310 * days, unit: 'second' },
      ],
    });
  },

  'GET ~/billing/invoices billing:read list': (call) => {
    settle(call);
    return listReply(call, {
      rows: call.tenant.invoices,
      columns: ['id', 'period_start', 'period_end', 'amount', 'currency', 'status', 'pdf_url'],
    });
  },

  // Tokens of the payment processor are `ptok_<brand>_<last4>`; `ptok_declined_*` is a declined card.
  'POST ~/billing/payment-method billing:write': ({ tenant, raw }) => {
    const { token } = checkPaymentBody(parseJson(raw));
    const [, brand, last4] = /^ptok_([a-z]+)_(\d{4})$/.exec(token) ?? [];
    if (brand === undefined || last4 === undefined)
      throw new ApiError(400, 'invalid_token', 'The payment processor did not recognize this token.');
    if (brand === 'declined')
      throw new ApiError(422, 'payment_method_declined', 'The payment processor declined the card.');
    tenant.billing.paymentMethod = { type: 'card', last4, brand };
    return noContent;
  },
};
