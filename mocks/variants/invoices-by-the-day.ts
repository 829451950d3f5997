import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Json } from '../wrappers/json.ts';
import type { Variant } from './lib/variant.ts';

const day = (time: unknown): string => String(time).slice(0, 10);

const byTheDay = (record: unknown): Json => {
  const invoice = record as Json;
  return {
    ...invoice,
    period_start: day(invoice.period_start),
    period_end: day(invoice.period_end),
    amount: (Number(invoice.amount) / 100).toFixed(2),
    pdf_url: invoice.status === 'draft' ? null : invoice.pdf_url,
  };
};

export const invoicesByTheDay: Variant = {
  text: 'Invoices have dates without a time and decimal amounts as strings, and draft invoices have no PDF.',
  allowedBy:
    "Billing state: the types of an invoice's period_start, period_end, amount and pdf_url aren't documented.",
  families: ['billing'],
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listInvoices' ? { ...page, records: page.records.map(byTheDay) } : page,
  ),
};
