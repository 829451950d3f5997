import { timestamp } from '../../app-context.ts';
import { invalid } from '../../problem.ts';
import { findTenant, owned } from '../find-tenant.ts';
import type { ControlHandlers } from '../handler.ts';

const monthBefore = (time: string): string => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString();
};

/** What running components and the billing platform do. */
export const platform: ControlHandlers<'addLogEntry' | 'addInvoice'> = {
  addLogEntry: ({ context, path, body: { mode, level, source, message, request_id } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const entry = {
        ts: timestamp(context),
        level,
        source,
        message,
        request_id: request_id ?? context.ids('req'),
      };
      await db
        .insertInto('log_entries')
        .values({ id: context.ids('log'), ...entry, ...owned(tenant) })
        .execute();
      return entry;
    }),

  addInvoice: ({ context, path, body: { mode, amount, currency, status, period_start, period_end } }) =>
    context.store.transaction().execute(async (db) => {
      const tenant = await findTenant(db, path.slug, mode);
      const id = context.ids('inv');
      const now = timestamp(context);
      const end = period_end === undefined ? now : new Date(period_end).toISOString();
      const start = period_start === undefined ? monthBefore(end) : new Date(period_start).toISOString();
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
        pdf_url: `https://billing.${path.slug}.example/invoices/${id}.pdf`,
      };
      await db
        .insertInto('invoices')
        .values({ ...invoice, created_at: now, ...owned(tenant) })
        .execute();
      return invoice;
    }),
};
