import { changePages } from '../wrappers/change-pages.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import type { Variant } from './lib/variant.ts';

type Invoice = Record<string, unknown>;

const toDate = (time: unknown): unknown => (typeof time === 'string' ? time.slice(0, 10) : time);

const withDates = (invoice: Invoice): Invoice => ({
  ...invoice,
  period_start: toDate(invoice.period_start),
  period_end: toDate(invoice.period_end),
  pdf_url: invoice.status === 'draft' ? null : invoice.pdf_url,
});

export const invoiceDatesWithoutTime: Variant = {
  text: 'Invoice periods are dates without a time, and draft invoices have no PDF.',
  allowedBy: "Billing state: the types of an invoice's fields aren't documented.",
  families: ['billing'],
  decision: 26,
  wrap: changePages((page, request) =>
    findOperation(request)?.id === 'listInvoices'
      ? { ...page, records: (page.records as Invoice[]).map(withDates) }
      : page,
  ),
};
