import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import { collectErrors, type FieldError } from '../../core/problem.ts';
import { toRow, toStoredTimes } from '../../store/schema/define-table.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import { type FeatureSeed, insertion } from '../feature.ts';
import { invoiceLines } from './invoice.ts';
import { demoPlans, planTerms, teamPlan, unknownPlan } from './plan.ts';
import { subscriptions } from './resource.ts';
import { findSubscription, type Terms } from './subscription.ts';

type SeedBilling = NonNullable<TenantRecords['billing']>;

/** The terms of a seed's subscription. */
export const toTerms = ({ plan, next_plan, ...rest }: SeedBilling): Terms =>
  ({
    ...toStoredTimes(subscriptions, rest),
    plan: planTerms(plan),
    ...(next_plan && { next_plan: planTerms(next_plan) }),
  }) as Terms;

const endsBeforeStart = (
  path: string,
  { period_start, period_end }: { period_start?: string; period_end?: string } = {},
): FieldError[] =>
  collectErrors([
    [
      period_start && period_end && instant(period_start) >= instant(period_end),
      `${path}/period_end`,
      'out_of_range',
      'The end of the period must be after its start.',
    ],
  ]);

const invoices = examples['invoice-list'].data as components['schemas']['Invoice'][];
/** The usage of a month with little traffic, below every cap. */
const defaults: Readonly<Record<string, number>> = { requests: 16_400, storage: 2.5, runtime_time: 91_800 };

/** The usage of a past period, with enough overage to reach the amount of the example. */
const past = ({ period_start, amount }: (typeof invoices)[number]) => {
  const beyond = amount - teamPlan.price;
  return examples.usage.line_items.map((item) => {
    const cap = beyond > 0 ? teamPlan.caps.find(({ metric }) => metric === item.metric) : undefined;
    const quantity = cap ? cap.included + Math.round(beyond / cap.unit_price) : (defaults[item.metric] ?? 0);
    return { ...item, quantity, recorded_at: period_start };
  });
};

const { status, current_period_start, current_period_end, payment_method } = examples.billing;
const current = examples.usage.line_items.map((item) => ({ ...item, recorded_at: current_period_start }));

/** The subscription, usage and invoices of the demo workspace. */
const demo = {
  billing: {
    status,
    plan: teamPlan,
    period_start: current_period_start,
    period_end: current_period_end,
    payment_method,
  },
  usage: [...invoices.flatMap(past), ...current].map((record, index) => ({
    ...record,
    id: `use_01K9U${index}`,
  })),
  invoices: invoices.map((invoice) => ({ ...invoice, lines: invoiceLines(teamPlan, false, past(invoice)) })),
} as unknown as TenantRecords;

/** The subscriptions of seeds, at most one in each, and the lines of invoices. */
export const billingSeed = {
  demo,
  rows: ({ tenant, getId }, { billing, invoices = [] }) => [
    insertion('subscriptions', billing ? [toRow(subscriptions, { ...tenant, ...toTerms(billing) })] : []),
    insertion(
      'invoice_lines',
      invoices.flatMap((invoice) =>
        (invoice.lines ?? []).map((line, position) => ({
          ...line,
          invoice_id: getId(idPrefixes.Invoice, invoice),
          position,
        })),
      ),
    ),
  ],
  check: ({ path, records: { invoices = [], billing } }) => [
    ...invoices.flatMap((invoice, index) => endsBeforeStart(`${path}/invoices/${index}`, invoice)),
    ...endsBeforeStart(`${path}/billing`, billing),
    ...collectErrors([
      [
        billing?.status === 'past_due' && billing.past_due_since === undefined,
        `${path}/billing/past_due_since`,
        'missing',
        'A subscription that is past_due needs the start of its grace period.',
      ],
    ]),
  ],
  /** Finds plans that the workspace can't choose. */
  warnings({ path, records: { billing }, settings: { plans = demoPlans } }) {
    return collectErrors(
      (['plan', 'next_plan'] as const).map((name) => {
        const id = billing?.[name]?.id;
        const isUnknown = id !== undefined && !plans.some((plan) => plan.id === id);
        return [isUnknown, `${path}/billing/${name}/id`, 'unknown_value', unknownPlan(id ?? '', plans)];
      }),
    );
  },
  async exportRecords(work): Promise<TenantRecords> {
    const subscription = await findSubscription(work);
    if (subscription === undefined) return {};
    const { workspace_id: _, mode: __, ...billing } = subscription;
    return { billing: billing as SeedBilling };
  },
} satisfies FeatureSeed;
