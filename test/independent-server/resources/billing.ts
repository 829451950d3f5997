import { type Call, jsonBody, noContent, ok, type Reply, requireTenant } from '../call.ts';
import { ApiError, invalidField } from '../errors.ts';
import { day, timestamp } from '../ids.ts';
import { listReply } from '../lists.ts';
import type { Billing, Invoice, Store, Tenant } from '../store.ts';
import { bodySchema } from '../validate.ts';

const planBody = bodySchema<{ plan_id: string }>({
  type: 'object',
  required: ['plan_id'],
  properties: { plan_id: { type: 'string', minLength: 1 } },
});
const paymentBody = bodySchema<{ token: string }>({
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 1 } },
});

const graceMs = 14 * 86_400_000;

function closePeriod(store: Store, tenant: Tenant, billing: Billing): void {
  tenant.invoices.push({
    ...store.row('inv_'),
    period_start: day(billing.periodStart),
    period_end: day(billing.periodEnd),
    amount: 1900,
    currency: 'EUR',
    status: 'open',
    pdf_url: 'https://files.invalid/invoice.pdf',
  });
  const length = billing.periodEnd - billing.periodStart;
  billing.periodStart = billing.periodEnd;
  billing.periodEnd += length;
  billing.plan = billing.nextPlan ?? billing.plan;
  billing.nextPlan = null;
}

/** Closes billing periods that have ended, and cancels a workspace whose grace window has ended. */
function settle(store: Store, tenant: Tenant): Billing {
  const { billing } = tenant;
  if (billing.pastDueSince !== null && store.now() - billing.pastDueSince > graceMs) {
    billing.status = 'canceled';
    billing.pastDueSince = null;
  }
  while (billing.periodEnd <= store.now()) closePeriod(store, tenant, billing);
  return billing;
}

export function getBilling(call: Call): Reply {
  const { plan, status, periodStart, periodEnd, paymentMethod } = settle(call.store, requireTenant(call));
  return ok({
    plan,
    status,
    current_period_start: timestamp(periodStart),
    current_period_end: timestamp(periodEnd),
    payment_method: paymentMethod,
  });
}

/** Changes the plan at the next billing period, or immediately. */
export function changePlan(call: Call): Reply {
  const billing = settle(call.store, requireTenant(call));
  const { plan_id } = planBody(jsonBody(call));
  const plan = call.store.plans.find(({ id }) => id === plan_id);
  if (!plan) throw new ApiError(400, 'invalid_plan', `Unknown plan "${plan_id}".`);
  if (billing.status === 'canceled') {
    throw new ApiError(422, 'plan_change_not_allowed', 'The workspace is canceled.');
  }
  if (billing.isEnding)
    throw new ApiError(422, 'plan_change_not_allowed', 'The subscription is about to end.');
  if (plan.blocked)
    throw new ApiError(422, 'plan_change_not_allowed', `No workspace can change to ${plan.name}.`);
  const { id, name } = plan;
  billing.nextPlan = plan.atOnce ? null : { id, name };
  if (plan.atOnce) billing.plan = { id, name };
  return { status: 202, body: { scheduled_for: timestamp(billing.periodEnd) } };
}

function windowDays(query: URLSearchParams): number | undefined {
  const [start, end] = ['period_start', 'period_end'].map((name) => {
    const parameter = query.get(name);
    if (parameter === null) return undefined;
    const value = /^\d{4}-\d\d-\d\d$/.test(parameter) ? Date.parse(parameter) : Number.NaN;
    if (Number.isNaN(value)) throw invalidField(`/${name}`, 'format_mismatch', 'Expected YYYY-MM-DD.');
    return value;
  });
  if (start === undefined && end === undefined) return undefined;
  if (start === undefined) throw invalidField('/period_start', 'missing', 'Set both bounds or neither.');
  if (end === undefined) throw invalidField('/period_end', 'missing', 'Set both bounds or neither.');
  if (end <= start)
    throw invalidField('/period_end', 'out_of_range', 'Expected a later day than period_start.');
  return (end - start) / 86_400_000;
}

/** Usage of the open period, or of a window of days. */
export function usage(call: Call): Reply {
  const billing = settle(call.store, requireTenant(call));
  const elapsed = (call.store.now() - billing.periodStart) / 86_400_000;
  const days = Math.ceil(windowDays(call.query) ?? elapsed);
  return ok({
    line_items: [
      { metric: 'requests', quantity: 1200 * days, unit: 'request' },
      { metric: 'storage', quantity: 0.25 * days, unit: 'gb_hour' },
      { metric: 'runtime_time', quantity: 310 * days, unit: 'second' },
    ],
  });
}

function getInvoices(call: Call): Invoice[] {
  settle(call.store, requireTenant(call));
  return requireTenant(call).invoices;
}

export const listInvoices = (call: Call): Reply =>
  listReply<Invoice>(call, {
    rows: getInvoices(call),
    columns: ['id', 'period_start', 'period_end', 'amount', 'currency', 'status', 'pdf_url'],
  });

/** Tokens of the payment processor are `ptok_<brand>_<last4>`; `ptok_declined_*` is a declined card. */
export function setPaymentMethod(call: Call): Reply {
  const { token } = paymentBody(jsonBody(call));
  const [, brand, last4] = /^ptok_([a-z]+)_(\d{4})$/.exec(token) ?? [];
  if (brand === undefined || last4 === undefined) {
    throw new ApiError(400, 'invalid_token', 'The payment processor did not recognize this token.');
  }
  if (brand === 'declined') {
    throw new ApiError(422, 'payment_method_declined', 'The payment processor declined the card.');
  }
  requireTenant(call).billing.paymentMethod = { type: 'card', last4, brand };
  return noContent;
}
