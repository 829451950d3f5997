import { changeJson } from './lib/change-answers.ts';
import type { Variant } from './lib/variant.ts';

type Invoice = Record<string, unknown>;

const dateOf = (time: unknown): unknown => (typeof time === 'string' ? time.slice(0, 10) : time);

export const invoiceDatesWithoutTime: Variant = {
  text: 'The periods of invoices are dates without a time, and drafts have no PDF.',
  allowedBy: 'Billing state: the types of the fields of an invoice are not shown.',
  families: ['billing'],
  decision: 26,
  wrap: changeJson(['listInvoices'], (json) => ({
    ...json,
    data: (json.data as Invoice[]).map((invoice) => ({
      ...invoice,
      period_start: dateOf(invoice.period_start),
      period_end: dateOf(invoice.period_end),
      pdf_url: invoice.status === 'draft' ? null : invoice.pdf_url,
    })),
  })),
};
