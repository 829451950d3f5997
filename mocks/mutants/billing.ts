import { errors } from '@workspace-api/contract';
import { all, first, perServer } from '../wrappers/fetch.ts';
import { inUtc, knowing, lower } from '../wrappers/flawed.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onRecords, refuseWith, replacing, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** Accepts a write whose effect `getBilling` never shows: the member keeps its first value. */
const keeps = (write: 'changePlan' | 'setPaymentMethod', member: string) =>
  perServer((kept) => [
    on('getBilling').member(member, (value) => (kept.has(member) ? kept.get(member) : value)),
    on(write).respond(async ({ read, send }) => {
      const before = await read('getBilling');
      const response = await send();
      if (response.ok) first(kept, member, before[member]);
      return response;
    }),
  ]);

/** Lets a refused write change the billing state that is shown. */
const despiteRefusal = (
  write: 'changePlan' | 'setPaymentMethod',
  name: keyof typeof errors,
  change: (state: Json, body: Json) => Json,
) =>
  perServer<Json>((refused) => [
    on('getBilling').json((state) => {
      const body = refused.get(name);
      return { ...state, ...(body && change(state, body)) };
    }),
    on(write).before(() => refused.clear()),
    on(write).error(name, (_, { body }) => {
      refused.set(name, body);
      return undefined;
    }),
  ]);

const later = (time: unknown, days: number): string =>
  new Date(Date.parse(String(time)) + days * 86_400_000).toISOString();

const isOverage = ({ kind }: Json): boolean => kind === 'overage';

const lines = (change: (lines: Json[]) => Json[]) =>
  onRecords('getRecord', 'invoices').member('lines', (lines?: Json[]) => change(lines ?? []));

/** Refuses an operation of a workspace whose last invoice isn't paid. */
const refusedWhilePastDue = (id: 'createAgent' | 'activateAgent' | 'listForms', error: keyof typeof errors) =>
  on(id).respond(async ({ read, send }) =>
    (await read('getBilling')).status === 'past_due' ? refuseWith(error) : send(),
  );

/** Changes the quantities of a usage. */
const usage = (
  selection: Selection,
  change: (quantity: number, index: number, incoming: Incoming) => number,
) =>
  selection.member('line_items', (items: Json[], _, incoming) =>
    items.map((item, index) => ({ ...item, quantity: change(Number(item.quantity), index, incoming) })),
  );

export const billing: MutantTable = {
  'billing.plan-change-takes-effect/plan-change-lost: A plan change succeeds but never takes effect.': keeps(
    'changePlan',
    'plan',
  ),
  'billing.plan-change-not-allowed/refused-plan-takes-effect: A change to a forbidden plan is rejected, but the billing state then shows this plan.':
    despiteRefusal('changePlan', 'plan-change-not-allowed', ({ plan }, { plan_id }) => ({
      plan: { ...(plan as Json), id: plan_id },
    })),
  'billing.plan-change-not-allowed/blocked-plan-is-409: A blocked plan change returns 409.': on(
    'changePlan',
  ).error('plan-change-not-allowed', 409),
  'billing.plan-change-not-allowed/plan-at-once-despite-cancellation: An immediate plan change succeeds while a cancellation is pending.':
    perServer<boolean>((atOnce) => [
      on('updateWorkspace').after(({ body }) => {
        for (const { id, at_once, blocked } of (body.plans ?? []) as Json[])
          atOnce.set(id, at_once === true && blocked !== true);
      }),
      on('changePlan')
        .when(({ body }) => atOnce.get(body.plan_id) === true)
        .accepted('plan-change-not-allowed', () => ({})),
    ]),
  'billing.unknown-plan/unknown-plan-is-not-found: An unknown plan returns the code not_found.': on(
    'changePlan',
  ).error('invalid-plan', { status: 404, code: errors['not-found'].code }),
  'billing.unknown-plan/plan-in-capitals: The case of the id of a plan is ignored.': on('changePlan').input(
    'plan_id',
    lower,
  ),
  'billing.unknown-plan/plan-trimmed: Spaces around the id of a plan are ignored.': on('changePlan').input(
    'plan_id',
    (id) => id.trim(),
  ),
  'billing.unknown-workspace-code/unknown-workspace-has-another-code: The list of invoices returns 404 with the code unknown_workspace for an unknown workspace.':
    on('listInvoices').error('workspace-not-found', { code: 'unknown_workspace' }),
  'billing.payment-method-updates/payment-method-kept: A valid payment token is accepted, but the payment method does not change.':
    keeps('setPaymentMethod', 'payment_method'),
  'billing.payment-method-declined/declined-card-clears-the-method: A declined card removes the current payment method.':
    despiteRefusal('setPaymentMethod', 'payment-method-declined', () => ({ payment_method: null })),
  'billing.payment-method-declined/declined-card-is-402: A declined card returns 402.': on(
    'setPaymentMethod',
  ).error('payment-method-declined', 402),
  'billing.payment-token-rejected/expired-token-replaces-the-method: An expired payment token is rejected but replaces the payment method.':
    despiteRefusal('setPaymentMethod', 'invalid-payment-token', ({ payment_method: method }) => ({
      payment_method: method && { ...(method as Json), last4: '0000' },
    })),
  'billing.payment-token-rejected/rejected-token-is-422: A rejected payment token returns 422.': on(
    'setPaymentMethod',
  ).error('invalid-payment-token', 422),
  'billing.no-payment-method-is-null/no-method-is-an-empty-object: Without a payment method, payment_method is an object with empty strings instead of null.':
    on('getBilling').member('payment_method', (method) => method ?? { type: '', last4: '', brand: '' }),
  'billing.overage-on-invoice/overage-not-invoiced: Usage above the cap adds no line to the invoice.': lines(
    (due) => due.filter((line) => !isOverage(line)),
  ),
  'billing.overage-on-invoice/overage-at-another-price: The price of an overage is ten times too high.':
    lines((due) =>
      due.map((line) => (isOverage(line) ? { ...line, amount: Number(line.amount) * 10 } : line)),
    ),
  'billing.overage-on-invoice/overage-on-the-next-period: The invoice of a closed period has the dates of the next period.':
    on('listInvoices').record((invoice) => ({
      ...invoice,
      period_start: invoice.period_end,
      period_end: later(invoice.period_end, 30),
    })),
  'billing.overage-on-invoice/overage-not-in-the-amount: The amount of an invoice excludes its overage.':
    knowing(
      onRecords('addRecord', 'invoices'),
      (added) => on('listInvoices').member('amount', (amount, { id }) => (added.has(id) ? amount : 0)),
      (_, { id }) => id,
    ),
  'billing.next-period-opens/next-period-begins-late: The next period begins three days after the previous one ends.':
    perServer((starts) =>
      on('getBilling').member('current_period_start', (start, _, { slug }) =>
        first(starts, slug, start) === start ? start : later(start, 3),
      ),
    ),
  'billing.status-values/past-due-shown-as-active: A past-due workspace is shown as active.': on(
    'getBilling',
  ).member('status', replacing('past_due', 'active')),
  'billing.past-due-ends-in-canceled/past-due-for-ever: A past-due workspace is never canceled.': perServer(
    () => {
      let isPastDue = false;
      return on('getBilling').member('status', (status) => {
        isPastDue = status === 'past_due' || (isPastDue && status !== 'active');
        return isPastDue ? 'past_due' : status;
      });
    },
  ),
  'billing.canceled-is-one-way/payment-reactivates: Adding a payment method makes a canceled workspace active again.':
    on('setPaymentMethod').shownBy('getBilling', () => ({ status: 'active' })),
  'billing.invoice-values/invoice-amounts-rounded: Invoice amounts are rounded to hundreds.': on(
    'listInvoices',
  ).member('amount', (amount) => Math.round(Number(amount) / 100) * 100),
  'billing.invoice-values/uncollectible-invoices-shown-as-void: An uncollectible invoice is shown as void.':
    on('listInvoices').member('status', replacing('uncollectible', 'void')),
  'billing.invoice-values/invoices-in-one-currency: The currency of every invoice is the euro.': on(
    'listInvoices',
  ).member('currency', 'EUR'),
  'billing.usage-of-window/usage-window-doubled: The usage of a requested period is counted twice.': usage(
    on('getUsage').with('period_start'),
    (quantity) => 2 * quantity + 1,
  ),
  'billing.usage-of-window/window-with-the-present-is-empty: A window that ends in the future contains no usage.':
    on('getUsage')
      .when(({ query }) => Date.parse(query.get('period_end') ?? '') > Date.now())
      .member('line_items', (items: Json[]) => items.map((item) => ({ ...item, quantity: 0 }))),
  'billing.usage-of-window/window-without-its-offset: A window is read as if its times were in UTC.': all(
    on('getUsage').parameter('period_start', inUtc),
    on('getUsage').parameter('period_end', inUtc),
  ),
  'billing.usage-frozen-after-close/usage-window-ignored: The usage of the current period is returned for every requested period.':
    on('getUsage').with('period_end').query({ period_start: null, period_end: null }),
  "billing.past-due-is-serviceable/past-due-refuses-agents: A past-due workspace can't create agents.":
    refusedWhilePastDue('createAgent', 'insufficient-scope'),
  'billing.past-due-is-serviceable/forms-refused-while-past-due: The list of forms returns 404 for a workspace in its grace period.':
    refusedWhilePastDue('listForms', 'not-found'),
  'billing.canceled-pauses-traffic/canceled-workspace-serves-traffic: The live pages of a canceled workspace are still served.':
    on('getLivePage').instead(errors['version-mismatch'].status, () => Response.json({ document: {} })),
  'billing.usage-is-running-total/usage-since-the-last-read: The usage contains only what was added since it was last read.':
    perServer<number>((earlier) =>
      usage(on('getUsage'), (quantity, index, { request: { url } }) => {
        const before = earlier.get(`${url} ${index}`) ?? 0;
        earlier.set(`${url} ${index}`, quantity);
        return quantity - before;
      }),
    ),
  'billing.usage-of-current-period/usage-needs-a-period: A request for usage without a period is rejected.':
    on('getUsage')
      .when(({ query }) => query.size === 0)
      .query({ period_start: '' }),
};
