import type { Input } from '@workspace-api/contract/sandbox';
import { findTenant } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { isoTime, timestamp } from '../../core/clock.ts';
import { instant } from '../../core/instant.ts';
import { problem } from '../../core/problem.ts';
import { type FieldCheck, withCheck } from '../../http/validation/field-check.ts';
import { insert } from '../../store/insert.ts';
import { changeBilling } from './change-billing.ts';
import { findUnit } from './metrics.ts';
import { paymentTokens } from './payment-processor.ts';
import { showPlan } from './plan.ts';
import { readPlans, setPlans } from './plan-catalogue.ts';
import { invoices, pdfUrl } from './resource.ts';
import { planTerms } from './seed-rows.ts';
import { graceEnd, refusePaused, settledSubscription } from './settle.ts';
import { type Subscription, showBilling } from './subscription.ts';
import { recordUsage, usageIn } from './usage.ts';

const monthBefore = (time: string): string => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString();
};

type AddedInvoice = Input<'addInvoice'>['body'];

/** The period of an added invoice: by default, the month up to now. */
const toPeriod = (
  { period_start, period_end }: Partial<Pick<AddedInvoice, 'period_start' | 'period_end'>>,
  now: string,
) => {
  const end = period_end === undefined ? now : instant(period_end);
  return {
    period_start: period_start === undefined ? monthBefore(end) : instant(period_start),
    period_end: end,
  };
};

const checkPeriod: FieldCheck<Input<'addInvoice'>> = ({ body }, { at }) => {
  const { period_start, period_end } = toPeriod(body, isoTime(at));
  if (period_start < period_end) return [];
  const message = 'The end of the period must be after its start.';
  return [{ path: '/period_end', reason: 'out_of_range', message }];
};

const showState = (subscription: Subscription) => {
  const { price, currency, caps } = subscription.plan;
  return {
    billing: showBilling(subscription),
    terms: { price, currency, caps: [...caps] },
    trial_ends_at: subscription.trial_ends_at,
    cancels_at_period_end: subscription.cancels_at_period_end,
    next_plan: subscription.next_plan && showPlan(subscription.next_plan),
    grace_ends_at: graceEnd(subscription),
    payment_tokens: paymentTokens,
  };
};

/** Changes that the platform, the console and the payment processor make to a workspace's subscription. */
export const billingControl: ControlHandlers<
  'getBillingState' | 'setBilling' | 'listPlans' | 'setPlans' | 'addUsage' | 'addInvoice' | 'listInvoiceLines'
> = {
  getBillingState: async ({ context, db, input: { path, query } }) => {
    const tenant = await findTenant(db, path.slug, query?.mode);
    return showState(await settledSubscription(context, db, tenant));
  },

  setBilling: async ({
    context,
    db,
    input: {
      path,
      body: { mode, trial_ends_at, ...change },
    },
  }) => {
    const tenant = await findTenant(db, path.slug, mode);
    const subscription = await changeBilling(context, db, tenant, {
      ...change,
      ...(trial_ends_at !== undefined && { trial_ends_at: trial_ends_at && instant(trial_ends_at) }),
    });
    return showState(subscription);
  },

  listPlans: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    return {
      plans: (await readPlans(db, workspaceId)).map((plan) => ({ ...plan, caps: [...plan.caps] })),
    };
  },

  setPlans: async ({ db, input: { path, body } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const plans = body.plans.map(planTerms);
    await setPlans(db, workspaceId, plans);
    return { plans: plans.map((plan) => ({ ...plan, caps: [...plan.caps] })) };
  },

  addUsage: async ({
    context,
    db,
    input: {
      path,
      body: { mode, metric, quantity, unit },
    },
  }) => {
    const tenant = await findTenant(db, path.slug, mode);
    await refusePaused(context, db, tenant);
    await recordUsage(context, db, tenant, { metric, quantity, unit: unit ?? findUnit(metric) ?? metric });
    const { period_start: start, period_end: end } = await settledSubscription(context, db, tenant);
    return { line_items: await usageIn(db, tenant, { start, end }) };
  },

  addInvoice: withCheck(checkPeriod, async ({ context, db, input: { path, body } }) => {
    const { mode, amount, currency, status } = body;
    const tenant = await findTenant(db, path.slug, mode);
    const id = context.ids(invoices.idPrefix);
    // The caller sets the amount, without lines that add up to it.
    const invoice = invoices.newRow(context, tenant, {
      id,
      ...toPeriod(body, timestamp(context)),
      amount,
      currency,
      status,
      pdf_url: pdfUrl(path.slug, id),
    });
    await insert(db, 'invoices', invoice);
    return invoices.show(invoice);
  }),

  listInvoiceLines: async ({ db, input: { path } }) => {
    const { workspaceId } = await findTenant(db, path.slug);
    const invoice = await db
      .selectFrom('invoices')
      .select('id')
      .where('id', '=', path.id)
      .where('workspace_id', '=', workspaceId)
      .executeTakeFirst();
    if (!invoice) throw problem('not-found');
    const data = await db
      .selectFrom('invoice_lines')
      .select(['kind', 'description', 'quantity', 'amount'])
      .where('invoice_id', '=', invoice.id)
      .orderBy('position')
      .execute();
    return { data };
  },
};
