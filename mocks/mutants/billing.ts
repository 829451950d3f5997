import { errors } from '@workspace-api/contract';
import { all, perServer } from '../wrappers/fetch.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { type Json, readJson, withJson } from '../wrappers/json.ts';
import { isError, on, onRecords, refuseWith } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const getState = async ({ call }: Incoming): Promise<Json> =>
  (await readJson(await call('getBilling'))) ?? {};

/** Accepts a write whose effect `getBilling` never shows: the member keeps its first value. */
const keeps = (write: 'changePlan' | 'setPaymentMethod', member: string) =>
  perServer(() => {
    let first: { value: unknown } | undefined;
    return all(
      on('getBilling').json((state) => (first ? { ...state, [member]: first.value } : state)),
      on(write).respond(async (incoming) => {
        const before = await getState(incoming);
        const response = await incoming.send();
        if (response.ok) first ??= { value: before[member] };
        return response;
      }),
    );
  });

/** Lets a refused write change the billing state that is shown. */
const despiteRefusal = (
  write: 'changePlan' | 'setPaymentMethod',
  name: keyof typeof errors,
  change: (state: Json, body: Json) => Json,
) =>
  perServer(() => {
    let refused: Json | undefined;
    return all(
      on('getBilling').json((state) => (refused ? change(state, refused) : state)),
      on(write).response(async (response, { body }) => {
        refused = (await isError(response, name)) ? body : undefined;
        return response;
      }),
    );
  });

const later = (time: unknown, days: number): string =>
  new Date(Date.parse(String(time)) + days * 86_400_000).toISOString();

const isOverage = ({ kind }: Json): boolean => kind === 'overage';

const lines = (change: (lines: Json[]) => Json[]) =>
  onRecords('getRecord', 'invoices').json(({ lines, ...invoice }) => ({
    ...invoice,
    lines: change((lines ?? []) as Json[]),
  }));

const openInvoiceId = 'inv_of_the_open_period';

/** Refuses an operation of a workspace whose last invoice isn't paid. */
const refusedWhilePastDue = (
  id: 'createAgent' | 'activateAgent' | 'rotateSecret' | 'listForms',
  error: keyof typeof errors,
) =>
  on(id).respond(async (incoming) =>
    (await getState(incoming)).status === 'past_due' ? refuseWith(error) : incoming.send(),
  );

const usage = (state: Json, change: (quantity: number, index: number) => number): Json => ({
  ...state,
  line_items: (state.line_items as Json[]).map((item, index) => ({
    ...item,
    quantity: change(Number(item.quantity), index),
  })),
});

const states = (change: (status: unknown) => unknown) =>
  on('getBilling').json((state) => ({ ...state, status: change(state.status) }));

export const billing: MutantTable = {
  'billing.plan-change-takes-effect': {
    'plan-change-lost': ['A plan change succeeds but never takes effect.', keeps('changePlan', 'plan')],
  },
  'billing.plan-change-not-allowed': {
    'refused-plan-takes-effect': [
      'A change to a forbidden plan is rejected, but the billing state then shows this plan.',
      despiteRefusal('changePlan', 'plan-change-not-allowed', (state, { plan_id }) => ({
        ...state,
        plan: { ...(state.plan as Json), id: plan_id },
      })),
    ],
    'blocked-plan-is-409': [
      'A blocked plan change returns 409.',
      on('changePlan').error('plan-change-not-allowed', { status: 409 }),
    ],
    'plan-at-once-despite-cancellation': [
      'An immediate plan change succeeds while a cancellation is pending.',
      perServer(() => {
        let atOnce: unknown[] = [];
        return all(
          on('updateWorkspace').after(({ body }) => {
            if (body.plans)
              atOnce = (body.plans as Json[])
                .filter((plan) => plan.at_once === true && plan.blocked !== true)
                .map(({ id }) => id);
          }),
          on('changePlan')
            .when(({ body }) => atOnce.includes(body.plan_id))
            .response(async (response) =>
              (await isError(response, 'plan-change-not-allowed')) ? withJson(response, 200, {}) : response,
            ),
        );
      }),
    ],
  },
  'billing.unknown-plan': {
    'unknown-plan-is-not-found': [
      'An unknown plan returns the code not_found.',
      on('changePlan').error('invalid-plan', { status: 404, code: errors['not-found'].code }),
    ],
  },
  'billing.unknown-workspace-code': {
    'unknown-workspace-has-another-code': [
      'The list of invoices returns 404 with the code unknown_workspace for an unknown workspace.',
      on('listInvoices').error('workspace-not-found', { code: 'unknown_workspace' }),
    ],
  },
  'billing.payment-method-updates': {
    'payment-method-kept': [
      'A valid payment token is accepted, but the payment method does not change.',
      keeps('setPaymentMethod', 'payment_method'),
    ],
  },
  'billing.payment-method-declined': {
    'declined-card-clears-the-method': [
      'A declined card removes the current payment method.',
      despiteRefusal('setPaymentMethod', 'payment-method-declined', (state) => ({
        ...state,
        payment_method: null,
      })),
    ],
    'declined-card-is-402': [
      'A declined card returns 402.',
      on('setPaymentMethod').error('payment-method-declined', { status: 402 }),
    ],
  },
  'billing.payment-token-rejected': {
    'expired-token-replaces-the-method': [
      'An expired payment token is rejected but replaces the payment method.',
      despiteRefusal('setPaymentMethod', 'invalid-payment-token', (state) => ({
        ...state,
        payment_method: state.payment_method && { ...(state.payment_method as Json), last4: '0000' },
      })),
    ],
    'rejected-token-is-422': [
      'A rejected payment token returns 422.',
      on('setPaymentMethod').error('invalid-payment-token', { status: 422 }),
    ],
  },
  'billing.no-payment-method-is-null': {
    'no-method-is-an-empty-object': [
      'Without a payment method, payment_method is an object with empty strings instead of null.',
      on('getBilling').json((state) => ({
        ...state,
        payment_method: state.payment_method ?? { type: '', last4: '', brand: '' },
      })),
    ],
  },
  'billing.overage-on-invoice': {
    'overage-invoiced-twice': [
      'An invoice has the same overage line twice.',
      lines((due) => [...due, ...due.filter(isOverage)]),
    ],
    'overage-not-invoiced': [
      'Usage above the cap adds no line to the invoice.',
      lines((due) => due.filter((line) => !isOverage(line))),
    ],
    'overage-at-another-price': [
      'The price of an overage is ten times too high.',
      lines((due) =>
        due.map((line) => (isOverage(line) ? { ...line, amount: Number(line.amount) * 10 } : line)),
      ),
    ],
    'overage-on-the-next-period': [
      'The invoice of a closed period has the dates of the next period.',
      on('listInvoices').record((invoice) => ({
        ...invoice,
        period_start: invoice.period_end,
        period_end: later(invoice.period_end, 30),
      })),
    ],
    'overage-of-the-open-period': [
      'The open period already has an issued invoice with an overage.',
      all(
        on('listInvoices').json(async ({ data, ...list }, incoming) => {
          const { current_period_start: period_start, current_period_end: period_end } =
            await getState(incoming);
          const [first, ...others] = data as Json[];
          const open = { ...first, id: openInvoiceId, status: 'open', period_start, period_end };
          return { data: [open, first, ...others], ...list };
        }),
        onRecords('getRecord', 'invoices')
          .when(({ id }) => id === openInvoiceId)
          .respond(() =>
            Response.json({ lines: [{ kind: 'overage', description: '', quantity: 1, amount: 1 }] }),
          ),
      ),
    ],
    'overage-not-in-the-amount': [
      'The amount of an invoice excludes its overage.',
      perServer(() => {
        const added = new Set<unknown>();
        return all(
          onRecords('addRecord', 'invoices').after((_, { id }) => added.add(id)),
          on('listInvoices').record((invoice) =>
            added.has(invoice.id) ? invoice : { ...invoice, amount: 0 },
          ),
        );
      }),
    ],
  },
  'billing.next-period-opens': {
    'next-period-begins-late': [
      'The next period begins three days after the previous one ends.',
      perServer(() => {
        const first = new Map<string, unknown>();
        return on('getBilling').json((state, { slug }) => {
          const start = state.current_period_start;
          if (!first.has(slug)) first.set(slug, start);
          return first.get(slug) === start ? state : { ...state, current_period_start: later(start, 3) };
        });
      }),
    ],
  },
  'billing.status-values': {
    'past-due-shown-as-active': [
      'A past-due workspace is shown as active.',
      states((status) => (status === 'past_due' ? 'active' : status)),
    ],
  },
  'billing.past-due-ends-in-canceled': {
    'past-due-for-ever': [
      'A past-due workspace is never canceled.',
      perServer(() => {
        let isPastDue = false;
        return states((status) => {
          isPastDue = status === 'past_due' || (isPastDue && status !== 'active');
          return isPastDue ? 'past_due' : status;
        });
      }),
    ],
  },
  'billing.canceled-is-one-way': {
    'payment-reactivates': [
      'Adding a payment method makes a canceled workspace active again.',
      on('setPaymentMethod').shownBy('getBilling', (state) => ({ ...state, status: 'active' })),
    ],
  },
  'billing.invoice-values': {
    'invoice-amounts-rounded': [
      'Invoice amounts are rounded to hundreds.',
      on('listInvoices').record((invoice) => ({
        ...invoice,
        amount: Math.round(Number(invoice.amount) / 100) * 100,
      })),
    ],
    'invoices-in-one-currency': [
      'The currency of every invoice is the euro.',
      on('listInvoices').record((invoice) => ({ ...invoice, currency: 'EUR' })),
    ],
    'uncollectible-invoices-shown-as-void': [
      'An uncollectible invoice is shown as void.',
      on('listInvoices').record((invoice) => ({
        ...invoice,
        status: invoice.status === 'uncollectible' ? 'void' : invoice.status,
      })),
    ],
  },
  'billing.usage-of-window': {
    'usage-window-doubled': [
      'The usage of a requested period is counted twice.',
      on('getUsage')
        .when(({ query }) => query.has('period_start'))
        .json((state) => usage(state, (quantity) => 2 * quantity + 1)),
    ],
  },
  'billing.usage-frozen-after-close': {
    'usage-window-ignored': [
      'The usage of the current period is returned for every requested period.',
      on('getUsage')
        .when(({ query }) => query.has('period_end'))
        .query({ period_start: null, period_end: null }),
    ],
  },
  'billing.past-due-is-serviceable': {
    'past-due-refuses-agents': [
      "A past-due workspace can't create agents.",
      refusedWhilePastDue('createAgent', 'insufficient-scope'),
    ],
    'past-due-refuses-activation': [
      "A past-due workspace can't activate agents.",
      refusedWhilePastDue('activateAgent', 'insufficient-scope'),
    ],
    'forms-refused-while-past-due': [
      'The list of forms returns 404 for a workspace in its grace period.',
      refusedWhilePastDue('listForms', 'not-found'),
    ],
  },
  'billing.canceled-pauses-traffic': {
    'canceled-workspace-serves-traffic': [
      'The live pages of a canceled workspace are still served.',
      on('getLivePage').response((response) =>
        response.status === errors['version-mismatch'].status ? Response.json({ document: {} }) : response,
      ),
    ],
  },
  'billing.usage-is-running-total': {
    'usage-since-the-last-read': [
      'The usage contains only what was added since it was last read.',
      perServer(() => {
        const earlier = new Map<string, number[]>();
        return on('getUsage').json((state, { request: { url } }) => {
          const before = earlier.get(url) ?? [];
          earlier.set(
            url,
            (state.line_items as Json[]).map(({ quantity }) => Number(quantity)),
          );
          return usage(state, (quantity, index) => quantity - (before[index] ?? 0));
        });
      }),
    ],
  },
  'billing.usage-of-current-period': {
    'usage-needs-a-period': [
      'A request for usage without a period is rejected.',
      on('getUsage')
        .when(({ query }) => query.size === 0)
        .query({ period_start: '' }),
    ],
  },
};
