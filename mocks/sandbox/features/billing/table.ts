import type { BillingStatus } from '@workspace-api/contract';
import { bigint, double, integer, text } from '../../store/schema/columns.ts';
import { defineTable, listIndex, type TableRow, via } from '../../store/schema/define-table.ts';

export const subscriptions = defineTable('subscriptions', {
  owner: 'tenant',
  columns: {
    status: text<BillingStatus>(),
    /** The terms of the plan at the time it was chosen, as JSON. */
    plan: text(),
    next_plan: text().nullable(),
    period_start: text(),
    period_end: text(),
    trial_ends_at: text().nullable(),
    /** 1 if a cancellation is pending. */
    cancels_at_period_end: integer<0 | 1>(),
    past_due_since: text().nullable(),
    /** The method on file, as JSON. */
    payment_method: text().nullable(),
  },
  primaryKey: ['workspace_id', 'mode'],
  // The clock looks for periods and grace windows that end.
  indexes: [{ columns: ['period_end'] }, { columns: ['past_due_since'] }],
});

/** The plans that a workspace can choose from, if they differ from the demo plans. */
export const planCatalogues = defineTable('plan_catalogues', {
  owner: 'workspace',
  columns: {
    /** A JSON array. */
    plans: text(),
  },
  primaryKey: ['workspace_id'],
});

export const usageRecords = defineTable('usage_records', {
  owner: 'tenant',
  columns: { id: text(), metric: text(), unit: text(), quantity: double(), recorded_at: text() },
  indexes: [listIndex('recorded_at')],
});

export const invoices = defineTable('invoices', {
  owner: 'tenant',
  columns: {
    id: text(),
    period_start: text(),
    period_end: text(),
    amount: bigint(),
    currency: text(),
    status: text<'draft' | 'open' | 'paid' | 'void' | 'uncollectible'>(),
    pdf_url: text(),
    created_at: text(),
  },
  indexes: [listIndex('created_at')],
});

/** The parts of an invoice's amount. */
export const invoiceLines = defineTable('invoice_lines', {
  owner: via('invoices', 'invoice_id'),
  columns: {
    invoice_id: text().references('invoices'),
    position: integer(),
    kind: text<'plan' | 'overage'>(),
    description: text(),
    quantity: double(),
    amount: bigint(),
  },
  primaryKey: ['invoice_id', 'position'],
});

export type SubscriptionRow = TableRow<typeof subscriptions>;
export type InvoiceRow = TableRow<typeof invoices>;
export type InvoiceLineRow = TableRow<typeof invoiceLines>;

declare module '../../store/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionRow;
    plan_catalogues: TableRow<typeof planCatalogues>;
    usage_records: TableRow<typeof usageRecords>;
    invoices: InvoiceRow;
    invoice_lines: InvoiceLineRow;
  }
}
