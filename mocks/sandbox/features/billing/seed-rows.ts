import { idPrefixes } from '@workspace-api/contract';
import { instant } from '../../core/instant.ts';
import type { FieldError } from '../../core/problem.ts';
import { toColumns } from '../../store/schema/define-table.ts';
import type { SeedPlace } from '../../store/seed/seed-checks.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { SeedTarget } from '../../store/seed/seed-target.ts';
import { type Insertion, insertion } from '../feature.ts';
import { demoPlans, planTerms, unknownPlan } from './plan.ts';
import { subscriptions } from './resource.ts';
import { noTerms, type Terms } from './subscription.ts';

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

const lineRows = ({ getId }: SeedTarget, { invoices = [] }: TenantRecords): Insertion =>
  insertion(
    'invoice_lines',
    invoices.flatMap((invoice) =>
      (invoice.lines ?? []).map((line, position) => ({
        ...line,
        invoice_id: getId(idPrefixes.Invoice, invoice),
        position,
      })),
    ),
  );

const subscriptionRows = ({ tenant }: SeedTarget, { billing }: TenantRecords): Insertion => {
  if (billing === undefined) return insertion('subscriptions', []);
  const { workspace_id, mode } = tenant;
  return insertion('subscriptions', [
    toColumns(subscriptions, { workspace_id, mode, ...noTerms, ...toTerms(billing) }),
  ]);
};

/** The rows of a seed file's subscription and of the lines of its invoices. */
export const billingRows = (target: SeedTarget, records: TenantRecords): readonly Insertion[] => [
  subscriptionRows(target, records),
  lineRows(target, records),
];

const endsBeforeStart = (
  path: string,
  period: { period_start?: string; period_end?: string },
): FieldError[] =>
  !period.period_start || !period.period_end || instant(period.period_start) < instant(period.period_end)
    ? []
    : [
        {
          path: `${path}/period_end`,
          reason: 'out_of_range',
          message: 'The end of the period must be after its start.',
        },
      ];

/** Finds contradictions among a seed file's invoices and in its subscription. */
export const checkBilling = ({ path, records: { invoices = [], billing } }: SeedPlace): FieldError[] => [
  ...invoices.flatMap((invoice, index) => endsBeforeStart(`${path}/invoices/${index}`, invoice)),
  ...(billing ? endsBeforeStart(`${path}/billing`, billing) : []),
  ...(billing?.status === 'past_due' && billing.past_due_since === undefined
    ? [
        {
          path: `${path}/billing/past_due_since`,
          reason: 'missing' as const,
          message: 'A subscription that is past_due needs the start of its grace period.',
        },
      ]
    : []),
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
