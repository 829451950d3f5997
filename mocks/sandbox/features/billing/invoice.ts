import type { components } from '@workspace-api/contract';
import { emit, type Work } from '../../domain/work.ts';
import { getRow, insert } from '../../store/rows.ts';
import { charge } from './payment-processor.ts';
import type { PlanTerms } from './plan.ts';
import { type InvoiceLineRow, type InvoiceRow, invoices, pdfUrl, type Subscription } from './resource.ts';
import { usageIn } from './usage.ts';

type Usage = components['schemas']['UsageLineItem'];

/** One part of an invoice's amount. */
export type InvoiceLine = Pick<InvoiceLineRow, 'kind' | 'description' | 'quantity' | 'amount'>;

/** The largest amount of a line, in minor units. JSON numbers far beyond it aren't exact integers. */
const maxAmount = 1e15;

/** One line for the plan's price, and one for each metric used beyond its cap (clause `billing.overage-on-invoice`). */
export const invoiceLines = (plan: PlanTerms, free: boolean, usage: readonly Usage[]): InvoiceLine[] => {
  const price: InvoiceLine = {
    kind: 'plan',
    description: free ? `${plan.name}, on trial` : plan.name,
    quantity: 1,
    amount: free ? 0 : plan.price,
  };
  const overage = plan.caps.flatMap(({ metric, included, unit_price }): InvoiceLine[] => {
    const used = usage.find((item) => item.metric === metric);
    const quantity = (used?.quantity ?? 0) - included;
    if (quantity <= 0) return [];
    const amount = Math.min(maxAmount, Math.round(quantity * unit_price));
    return [{ kind: 'overage', description: `${metric} beyond ${included}`, quantity, amount }];
  });
  return [price, ...overage];
};

/** Emits the event for a paid invoice. An invoice of zero emits nothing, because nothing was charged. */
export const emitPaid = async (work: Work, invoice: InvoiceRow): Promise<void> => {
  const { id: invoice_id, amount, currency } = invoice;
  if (amount > 0) await emit(work, 'payments.succeeded', { invoice_id, amount, currency });
};

/** Invoices an ended period of a subscription and charges the payment method on file. */
export const invoicePeriod = async (work: Work, subscription: Subscription): Promise<InvoiceRow> => {
  const { workspace_id, plan, period_start, period_end, trial_ends_at, payment_method } = subscription;
  const { context, db } = work;
  const { slug } = await getRow(db, 'workspaces', { id: workspace_id });
  const usage = await usageIn(work, subscription);
  const lines = invoiceLines(plan, (trial_ends_at ?? '') > period_start, usage);
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const id = context.ids(invoices.idPrefix);
  const invoice = await invoices.add(work, {
    id,
    period_start,
    period_end,
    amount,
    currency: plan.currency,
    status: charge(payment_method, amount) ? 'paid' : 'open',
    pdf_url: pdfUrl(slug, id),
    created_at: period_end,
  });
  for (const [position, line] of lines.entries())
    await insert(db, 'invoice_lines', { invoice_id: invoice.id, position, ...line });
  if (invoice.status === 'paid') await emitPaid(work, invoice);
  return invoice;
};
