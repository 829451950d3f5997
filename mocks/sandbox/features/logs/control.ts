import { idPrefixes } from '@workspace-api/contract';
import { findTenant, owned } from '../../control/find-tenant.ts';
import type { ControlHandlers } from '../../control/handler.ts';
import { instant } from '../../core/instant.ts';
import { invalid } from '../../core/problem.ts';
import { timestamp } from '../../http/app-context.ts';
import { insertInvoice, pdfUrl } from '../billing/invoice.ts';
import { writeLogEntry } from './rows.ts';

const monthBefore = (time: string): string => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString();
};

/** What running components and the billing platform do. */
export const platform: ControlHandlers<'addLogEntry' | 'addInvoice'> = {
  addLogEntry: ({ context, path, body: { mode, level, source, message, request_id } }) =>
    context.database.transaction(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const entry = { level, source, message, request_id: request_id ?? context.ids('req') };
      return writeLogEntry(context, db, tenant, entry);
    }),

  addInvoice: ({ context, path, body: { mode, amount, currency, status, period_start, period_end } }) =>
    context.database.transaction(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const id = context.ids(idPrefixes.Invoice);
      const now = timestamp(context);
      const end = period_end === undefined ? now : instant(period_end);
      const start = period_start === undefined ? monthBefore(end) : instant(period_start);
      if (start >= end) {
        const message = 'A period ends after it starts.';
        throw invalid([{ path: '/period_end', reason: 'out_of_range', message }]);
      }
      const invoice = {
        id,
        period_start: start,
        period_end: end,
        amount,
        currency,
        status,
        pdf_url: pdfUrl(path.slug, id),
      };
      // It has an amount of its own, and no lines that add up to it.
      await insertInvoice(db, { ...invoice, created_at: now, ...owned(tenant) }, []);
      return invoice;
    }),
};
