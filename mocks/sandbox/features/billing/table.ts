import type { Owned } from '../../store/owned.ts';

/**
 * What a workspace is charged for. `plan` and `next_plan` are the JSON of the plan's terms when it was chosen,
 * `payment_method` that of the method on file.
 */
export type SubscriptionTable = Owned & {
  status: 'active' | 'past_due' | 'canceled';
  plan: string;
  next_plan: string | null;
  period_start: string;
  period_end: string;
  trial_ends_at: string | null;
  /** 1 where a cancellation is pending. */
  cancels_at_period_end: 0 | 1;
  past_due_since: string | null;
  payment_method: string | null;
};

/** The plans that a workspace can choose from, where they aren't the demo ones; a JSON array. */
export type PlanCatalogueTable = { workspace_id: string; plans: string };

export type UsageRecordTable = Owned & {
  id: string;
  metric: string;
  unit: string;
  quantity: number;
  recorded_at: string;
};

/** What an invoice's amount is made of. */
export type InvoiceLineTable = {
  invoice_id: string;
  position: number;
  kind: 'plan' | 'overage';
  description: string;
  quantity: number;
  amount: number;
};

export type InvoiceTable = Owned & {
  id: string;
  period_start: string;
  period_end: string;
  amount: number;
  currency: string;
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible';
  pdf_url: string;
  created_at: string;
};

declare module '../../store/schema.ts' {
  interface Tables {
    subscriptions: SubscriptionTable;
    plan_catalogues: PlanCatalogueTable;
    usage_records: UsageRecordTable;
    invoice_lines: InvoiceLineTable;
    invoices: InvoiceTable;
  }
}
