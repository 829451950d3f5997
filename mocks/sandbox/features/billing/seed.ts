import { type components, examples, idPrefixes } from '@workspace-api/contract';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import { instant } from '../../core/instant.ts';
import type { FieldError } from '../../core/problem.ts';
import type { SeedPlace } from '../../core/seed-checks.ts';
import type { TenantRecords } from '../../core/seed-records.ts';
import type { SeedTarget } from '../../core/seed-target.ts';
import type { Db } from '../../store/database.ts';
import { type Insertion, insertion } from '../feature.ts';
import { insertInvoice, invoiceLines, pdfUrl } from './invoice.ts';
import { teamPlan } from './plan.ts';
import { insertSubscription } from './subscription.ts';
import type { SubscriptionRow } from './table.ts';

const invoices = examples['invoice-list'].data as components['schemas']['Invoice'][];
/** The usage of a quiet month, below every cap. */
const defaults: Readonly<Record<string, number>> = { requests: 16_400, storage: 2.5, runtime_time: 91_800 };

/** The usage of a past period, with as much overage as the amount of the example requires. */
const past = ({ period_start, amount }: (typeof invoices)[number]) => {
  const beyond = amount - teamPlan.price;
  return examples.usage.line_items.map((item) => {
    const cap = beyond > 0 ? teamPlan.caps.find(({ metric }) => metric === item.metric) : undefined;
    const quantity = cap ? cap.included + Math.round(beyond / cap.unit_price) : (defaults[item.metric] ?? 0);
    return { ...item, quantity, recorded_at: period_start };
  });
};

/** Inserts the demo workspace's subscription, usage and invoices with their lines. */
export const seedBilling = async (db: Db): Promise<void> => {
  const { status, current_period_start, current_period_end, payment_method } = examples.billing;
  await insertSubscription(db, acme, {
    status: status as SubscriptionRow['status'],
    plan: teamPlan,
    next_plan: null,
    period_start: current_period_start,
    period_end: current_period_end,
    trial_ends_at: null,
    cancels_at_period_end: false,
    past_due_since: null,
    payment_method,
  });
  const current = examples.usage.line_items.map((item) => ({ ...item, recorded_at: current_period_start }));
  const usage = [...invoices.flatMap(past), ...current];
  await db
    .insertInto('usage_records')
    .values(usage.map((record, index) => ({ ...record, ...acmeColumns, id: `use_01K9U${index}` })))
    .execute();
  for (const invoice of invoices)
    await insertInvoice(
      db,
      { ...invoice, ...acmeColumns, created_at: invoice.period_end },
      invoiceLines(teamPlan, false, past(invoice)),
    );
};

/** The rows of a seed file's invoices. Each has the given amount, without lines that add up to it. */
export const invoiceRows = (
  { owned, slug, idOf }: SeedTarget,
  { invoices = [] }: TenantRecords,
): readonly Insertion[] => [
  insertion(
    'invoices',
    invoices.map((invoice) => {
      const { amount, currency, status } = invoice;
      const id = idOf(idPrefixes.Invoice, invoice);
      const period_end = instant(invoice.period_end);
      return {
        ...owned,
        id,
        period_start: instant(invoice.period_start),
        period_end,
        amount,
        currency,
        status,
        pdf_url: invoice.pdf_url ?? pdfUrl(slug, id),
        created_at: period_end,
      };
    }),
  ),
];

/** Periods of a seed file's invoices that end before they start. */
export const checkInvoices = ({ path, records: { invoices = [] } }: SeedPlace): FieldError[] =>
  invoices.flatMap(({ period_start, period_end }, index) =>
    instant(period_start) < instant(period_end)
      ? []
      : [
          {
            path: `${path}/invoices/${index}/period_end`,
            reason: 'out_of_range' as const,
            message: 'The end of the period must be after its start.',
          },
        ],
  );
