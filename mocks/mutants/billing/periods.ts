import { operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Wrap } from '../../wrappers/fetch.ts';
import { alterJson, type Json, readJson } from '../../wrappers/json.ts';
import { all, onControl, onOperations } from '../../wrappers/on-operation.ts';
import type { Mutant } from '../lib/mutant.ts';
import { fetchBilling } from './fetch-billing.ts';

const { getBilling, listInvoices } = operations;

const overage = 'billing.overage-on-invoice';
const opens = 'billing.next-period-opens';

const isOverage = ({ kind }: Json): boolean => kind === 'overage';

/** Changes the lines of invoices in responses. */
const lines = (change: (lines: Json[]) => Json[]): Wrap =>
  onControl(
    ['listInvoiceLines'],
    () => async (request, next) =>
      alterJson(await next(request), ({ data, ...list }) => ({ ...list, data: change(data as Json[]) })),
  );

/** Changes invoices in responses. */
const invoices = (change: (invoice: Json) => Json): Wrap =>
  onOperations([listInvoices.id], () => async (request, next) => {
    const response = await next(request);
    return response.ok
      ? alterJson(response, ({ data, ...list }) => ({ ...list, data: (data as Json[]).map(change) }))
      : response;
  });

/** Adds a number of days to a time. */
const later = (time: unknown, days: number): string =>
  new Date(Date.parse(String(time)) + days * 86_400_000).toISOString();

/** Shows the period with other bounds once the first period has ended. */
const nextPeriod = (change: (state: Json) => Json): Wrap =>
  onOperations([getBilling.id], () => {
    const first = new Map<string, unknown>();
    return async (request, next) => {
      const response = await next(request);
      const state = response.ok ? await readJson(response) : undefined;
      if (!state) return response;
      const periodStart = first.get(request.url) ?? state.current_period_start;
      first.set(request.url, periodStart);
      return state.current_period_start === periodStart ? response : alterJson(response, change);
    };
  });

/** Shows an invoice of the open period, which already has an overage. */
const openInvoiceId = 'inv_of_the_open_period';
const openPeriodInvoiced: Wrap = all(
  onOperations([listInvoices.id], () => async (request, next) => {
    const response = await next(request);
    const state = response.ok ? await fetchBilling(request, next) : undefined;
    if (!state) return response;
    return alterJson(response, ({ data, ...list }) => ({
      data: [
        {
          ...(data as Json[])[0],
          id: openInvoiceId,
          status: 'open',
          period_start: state.current_period_start,
          period_end: state.current_period_end,
        },
        ...(data as Json[]),
      ],
      ...list,
    }));
  }),
  (next) => async (request) => {
    const { pathname } = new URL(request.url);
    return pathname.startsWith(controlPath) && pathname.includes(`/${openInvoiceId}/`)
      ? Response.json({ data: [{ kind: 'overage', description: '', quantity: 1, amount: 1 }] })
      : next(request);
  },
);

/** Shows an amount of zero for all invoices, except those that were added through the control plane. */
const amountsWithoutLines: Wrap = (next) => {
  const added = new Set<unknown>();
  const respond = invoices((invoice) => (added.has(invoice.id) ? invoice : { ...invoice, amount: 0 }))(next);
  const note = onControl(['addInvoice'], () => async (request, send) => {
    const response = await send(request);
    added.add((await readJson(response))?.id);
    return response;
  });
  return note(respond);
};

/** Mutants of the end of a billing period. */
export const periodMutants: Record<string, Mutant> = {
  'overage-invoiced-twice': {
    clause: overage,
    text: 'An invoice has the same overage line twice.',
    wrap: lines((due) => [...due, ...due.filter(isOverage)]),
  },
  'overage-at-another-price': {
    clause: overage,
    text: 'The price of an overage is ten times too high.',
    wrap: lines((due) =>
      due.map((line) => (isOverage(line) ? { ...line, amount: Number(line.amount) * 10 } : line)),
    ),
  },
  'overage-on-the-first-invoice-only': {
    clause: overage,
    text: 'Only the first invoice with an overage includes it; later invoices omit theirs.',
    wrap: onControl(['listInvoiceLines'], () => {
      let first: string | undefined;
      return async (request, next) => {
        const response = await next(request);
        const { data = [] } = ((await readJson(response)) ?? {}) as { data?: Json[] };
        if (data.some(isOverage)) first ??= request.url;
        return first === undefined || first === request.url
          ? response
          : alterJson(response, (list) => ({ ...list, data: data.filter((line) => !isOverage(line)) }));
      };
    }),
  },
  'overage-on-the-next-period': {
    clause: overage,
    text: 'The invoice of a closed period has the dates of the next period.',
    wrap: invoices((invoice) => ({
      ...invoice,
      period_start: invoice.period_end,
      period_end: later(invoice.period_end, 30),
    })),
  },
  'overage-of-the-open-period': {
    clause: overage,
    text: 'The open period already has an issued invoice with an overage.',
    wrap: openPeriodInvoiced,
  },
  'overage-not-in-the-amount': {
    clause: overage,
    text: 'The amount of an invoice excludes its overage.',
    wrap: amountsWithoutLines,
  },
  'next-period-begins-late': {
    clause: opens,
    text: 'The next period begins three days after the previous one ends.',
    wrap: nextPeriod((state) => ({ ...state, current_period_start: later(state.current_period_start, 3) })),
  },
  'next-period-after-next': {
    clause: opens,
    text: 'At the end of a period, the current period has the start of one period and the end of the next.',
    wrap: nextPeriod((state) => ({
      ...state,
      current_period_start: state.current_period_end,
      current_period_end: later(state.current_period_end, 31),
    })),
  },
};
