import { type BillingStatus, examples, idPrefixes } from '@workspace-api/contract';
import { type components, recordTypes } from '@workspace-api/contract/sandbox';
import { instant } from '../../core/instant.ts';
import { defineResource } from '../../store/resource.ts';
import { findRows } from '../../store/rows.ts';
import { bigint, flag, integer, json, text, time } from '../../store/schema/columns.ts';
import { defineTable, type Members, type TableRow, via } from '../../store/schema/define-table.ts';
import { memberColumns } from '../../store/schema/member-columns.ts';
import type { TenantRecords } from '../../store/seed/seed-records.ts';
import type { PaymentMethod } from './payment-processor.ts';
import type { PlanTerms } from './plan.ts';

/** The subscription of a workspace, in each mode. */
export const subscriptions = defineTable('subscriptions', {
  owner: 'tenant',
  columns: {
    status: text<BillingStatus>().startsAs('active'),
    /** The terms of the plan at the time it was chosen. */
    plan: json<PlanTerms>(),
    /** The plan that starts with the next period. */
    next_plan: json<PlanTerms>().optional(),
    period_start: time(),
    period_end: time(),
    trial_ends_at: time().optional(),
    /** Whether a cancellation is pending. */
    cancels_at_period_end: flag().startsAs(false),
    past_due_since: time().optional(),
    /** The method on file. */
    payment_method: json<PaymentMethod>().optional(),
  },
  primaryKey: ['workspace_id', 'mode'],
  // The clock looks for periods and grace windows that end.
  indexes: [{ columns: ['period_end'] }, { columns: ['past_due_since'] }],
});

/** The metrics that every response reports, in the order of the contract's example. */
export const defaultMetrics = examples.usage.line_items.map(({ metric, unit }) => ({ metric, unit }));

/** What a workspace used in a billing period. Records never change, so the usage of a closed period is final. */
export const usageRecords = defineResource('usage_records', {
  schema: 'UsageLineItem',
  seedColumns: { recorded_at: time() },
  idPrefix: 'use',
  time: 'recorded_at',
  seed: 'usage',
  fromSeed: ({ metric, unit }) => ({
    unit: unit ?? defaultMetrics.find((item) => item.metric === metric)?.unit ?? metric,
  }),
});

/** A time some months later. */
const addMonths = (time: string, months: number): string => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString();
};

/** The period of a seed's invoice: by default a month, which ends now. */
const toPeriod = (
  { period_start, period_end }: { readonly period_start?: string; readonly period_end?: string },
  now: string,
) => {
  const end = period_end ?? (period_start === undefined ? now : addMonths(period_start, 1));
  return { period_start: instant(period_start ?? addMonths(end, -1)), period_end: instant(end) };
};

/** The URL of an invoice's PDF. No such file exists. */
export const pdfUrl = (slug: string, id: string): string =>
  `https://billing.${slug}.example/invoices/${id}.pdf`;

/** The invoices of a workspace. */
export const invoices = defineResource('invoices', {
  schema: 'Invoice',
  columns: () => ({ amount: bigint() }),
  seedColumns: { created_at: time() },
  time: 'created_at',
  seed: 'invoices',
  fromSeed: (invoice, { target }) => ({
    ...toPeriod(invoice, target.now),
    ...(invoice.pdf_url === undefined && {
      pdf_url: pdfUrl(target.slug, target.getId(idPrefixes.Invoice, invoice)),
    }),
    ...(invoice.created_at === undefined && { created_at: toPeriod(invoice, target.now).period_end }),
  }),
  async joinedInSeed(db, { id }): Promise<Pick<SeedInvoice, 'lines'>> {
    const rows = await findRows(db, 'invoice_lines', { invoice_id: id }, { by: ['position'] });
    const lines = rows.map(({ invoice_id: _, position: __, ...line }) => line);
    return lines.length > 0 ? { lines } : {};
  },
});

type SeedInvoice = NonNullable<TenantRecords['invoices']>[number];

/** The parts of an invoice's amount. */
export const invoiceLines = defineTable('invoice_lines', {
  owner: via('invoices', 'invoice_id'),
  columns: {
    invoice_id: text().references('invoices'),
    position: integer(),
    ...memberColumns<components['schemas']['InvoiceLine']>(recordTypes.InvoiceLine),
    amount: bigint(),
  },
  primaryKey: ['invoice_id', 'position'],
});

/** A workspace's plan and the state of its payment. */
export type Subscription = Readonly<Members<(typeof subscriptions)['columns']>>;
export type InvoiceRow = TableRow<typeof invoices>;
export type InvoiceLineRow = TableRow<typeof invoiceLines>;
