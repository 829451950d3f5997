import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import { collectErrors, type FieldError } from '../../core/problem.ts';
import type { InTenant } from '../../store/resource-types.ts';
import type { Insertion } from '../../store/rows.ts';
import { toRow } from '../../store/schema/define-table.ts';
import type { SeedPlace } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { SeedTarget } from '../../store/seed/seed-target.ts';
import { insertion } from '../feature.ts';
import { invoiceLines } from './invoice.ts';
import { demoPlans, planTerms, teamPlan, unknownPlan } from './plan.ts';
import { subscriptions } from './resource.ts';
import { findSubscription, type Terms } from './subscription.ts';

type SeedBilling = NonNullable<TenantRecords['billing']>;

/** The terms of a seed's subscription. */
export const toTerms = ({ plan, next_plan, ...rest }: SeedBilling): Terms =>
  ({
    ...Object.fromEntries(
      Object.entries(rest).map(([name, value]) => [
        name,
        subscriptions.columns[name as keyof Terms].form === 'time' ? instant(value as string) : value,
      ]),
    ),
    plan: planTerms(plan),
    ...(next_plan && { next_plan: planTerms(next_plan) }),
  }) as Terms;

/** The rows of a seed file's subscription and of the lines of its invoices. */
export const billingRows = (
  { tenant, getId }: SeedTarget,
  { billing, invoices = [] }: TenantRecords,
): readonly Insertion[] => [
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
];

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

/** Finds contradictions among a seed file's invoices and in its subscription. */
export const checkBilling = ({ path, records: { invoices = [], billing } }: SeedPlace): FieldError[] => [
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
];

/** Finds plans of a seed file's subscription that the workspace can't choose. */
export const billingWarnings = ({ path, records: { billing }, settings }: SeedPlace): FieldError[] => {
  const plans = settings.plans ?? demoPlans;
  return (['plan', 'next_plan'] as const).flatMap((name) => {
    const id = billing?.[name]?.id;
    if (id === undefined || plans.some((plan) => plan.id === id)) return [];
    return [{ path: `${path}/billing/${name}/id`, reason: 'unknown_value', message: unknownPlan(id, plans) }];
  });
};

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

/** The demo workspace's subscription, usage and invoices with their lines. */
export const demoBilling = {
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

/** Reads the subscription of a tenant for a seed. */
export const exportSubscription = async (work: InTenant): Promise<TenantRecords> => {
  const subscription = await findSubscription(work);
  if (subscription === undefined) return {};
  const { workspace_id: _, mode: __, ...billing } = subscription;
  return { billing: billing as SeedBilling };
};
