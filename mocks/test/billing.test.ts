import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { demoPlans } from '../sandbox/features/billing/plan.ts';
import { eventViolations } from './contract-events.ts';
import { test } from './sandbox-test.ts';
import { type Started, startSandbox } from './start-sandbox.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const path = '/workspaces/acme/billing';
/** In milliseconds. */
const day = 24 * 60 * 60 * 1000;
const { billing } = examples;
/** A plan to which it can change. */
const business = examples['plan-change'].plan;

const state = async ({ send }: Started) => (await send('GET', path)).json;
const changePlan = ({ send }: Started, plan_id: string) =>
  send('POST', `${path}/plan`, { body: { plan_id } });
const setMethod = ({ send }: Started, token: string) =>
  send('POST', `${path}/payment-method`, { body: { token } });
/** Changes the subscription in ways that no API request can. */
const set = ({ context }: Started, changes: object) =>
  context.database
    .updateTable('subscriptions')
    .set(changes)
    .where('workspace_id', '=', examples.workspace.id)
    .execute();

test('an unknown plan is rejected with its id and the available plans', async ({ started }) => {
  const { status, json } = await changePlan(started, '$& plan');
  expect([status, json.error]).toEqual([
    400,
    {
      code: 'invalid_plan',
      message: `No plan has the id $& plan. Available: ${demoPlans.map(({ id }) => id).join(', ')}.`,
    },
  ]);
});

test('a plan with a typo is rejected with the nearest one', async () => {
  const { json } = await changePlan(await startSandbox(), business.id.slice(0, -1));
  expect(json.error.message).toContain(`Did you mean "${business.id}"?`);
});

test('periods that start in a trial are free', async ({ started }) => {
  await set(started, { trial_ends_at: '2026-11-10T00:00:00.000Z' });
  started.clock.advance(62 * day);
  const { data } = (await started.send('GET', `${path}/invoices`)).json;
  expect(data.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([4900, 0]);
});

test('a cancellation takes effect at the end of the period, with a final invoice', async ({ started }) => {
  await set(started, { cancels_at_period_end: 1 });
  started.clock.advance(100 * day);
  expect(await state(started)).toMatchObject({
    status: 'canceled',
    current_period_end: examples.billing.current_period_end,
  });
  expect((await started.send('GET', `${path}/invoices`)).json.data).toHaveLength(4);
});

/** A sandbox, and the billing events that its subscription received, in the order of the changes. */
const startWithEvents = async () => {
  const started = await startWithEndpoint();
  await started.subscribe(['billing.updated']);
  const listEvents = async () => {
    await started.settle();
    const events = started.receiver.deliveries.map(({ event }) => event);
    expect(events.flatMap(eventViolations)).toEqual([]);
    // Simultaneous deliveries are sent together, so the ids determine the order.
    return events.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);
  };
  const setBilling = (change: object) => started.records.change('billing', 'current', change);
  return { ...started, listEvents, setBilling };
};

test('a scheduled plan change emits an event when it is scheduled and when it takes effect', async () => {
  const started = await startWithEvents();
  const { sandbox, listEvents } = started;
  await changePlan(started, business.id);
  expect(await listEvents()).toEqual([billing]);
  await sandbox.advance(30 * day);
  const [, next, ...more] = await listEvents();
  expect(next).toMatchObject({ plan: business, current_period_start: billing.current_period_end });
  expect(more).toEqual([]);
});

test('choosing the current plan cancels a scheduled change, and emits another event', async () => {
  const started = await startWithEvents();
  const { clock, listEvents } = started;
  await changePlan(started, business.id);
  await changePlan(started, billing.plan.id);
  expect(await listEvents()).toEqual([billing, billing]);
  clock.advance(40 * day);
  expect((await state(started)).plan).toEqual(billing.plan);
});

test('a change without effect emits no event', async () => {
  const started = await startWithEvents();
  const { setBilling, listEvents } = started;
  await changePlan(started, billing.plan.id);
  await setMethod(started, 'pmtok_new5100');
  await setMethod(started, 'pmtok_new5100');
  await setBilling({ status: 'active' });
  expect(await listEvents()).toHaveLength(1);
  await changePlan(started, business.id);
  await changePlan(started, business.id);
  expect(await listEvents()).toHaveLength(2);
});

test('a failed charge and the resulting cancellation emit events as the clock is advanced', async () => {
  const started = await startWithEvents();
  const { sandbox, listEvents } = started;
  await setMethod(started, paymentTokens.failing);
  await sandbox.advance(30 * day);
  const chargedEvents = await listEvents();
  expect(chargedEvents.slice(1)).toMatchObject([
    { status: 'past_due', current_period_start: billing.current_period_end },
  ]);
  await sandbox.advance(14 * day);
  expect((await listEvents()).slice(2)).toEqual([{ ...chargedEvents[1], status: 'canceled' }]);
});

test('an ended period is closed once and emits one event, even if it is read by concurrent requests', async () => {
  const { send, clock, listEvents } = await startWithEvents();
  clock.advance(30 * day);
  await Promise.all(Array.from({ length: 8 }, () => send('GET', path)));
  expect(await listEvents()).toMatchObject([{ current_period_start: billing.current_period_end }]);
  expect((await send('GET', `${path}/invoices`)).json.data).toHaveLength(4);
});

test('changes by the payment processor and the console emit events', async () => {
  const { setBilling, listEvents } = await startWithEvents();
  const statuses = ['past_due', 'active', 'canceled', 'active'];
  for (const status of statuses) await setBilling({ status });
  expect((await listEvents()).map(({ status }) => status)).toEqual(statuses);
});

test.for(['tok_visa', 'pmtok_', 'pmtok_visa', `pmtok_${'4'.repeat(2000)}x`])(
  'the error for the invented payment token %s lists the available ones at its field',
  async (token, { started }) => {
    const { status, json } = await setMethod(started, token);
    expect([status, json.error.code]).toEqual([400, 'invalid_token']);
    const [field, ...others] = json.error.fields;
    expect([field.path, field.reason, others]).toEqual(['/token', 'unknown_value', []]);
    for (const paymentToken of Object.values(paymentTokens)) expect(field.message).toContain(paymentToken);
    expect(field.message).not.toContain(`${token} `);
  },
);

test('an expired payment token differs from a rejected one', async ({ started }) => {
  const getErrorMessage = async (token: string) => (await setMethod(started, token)).json.error.message;
  expect(await getErrorMessage(paymentTokens.expired)).toContain('expired');
  expect(await getErrorMessage(paymentTokens.rejected)).toContain('rejected');
});

test('a reactivation pays the open invoices, oldest first', async () => {
  const started = await startWithEndpoint();
  const { context, receiver, settle, subscribe } = started;
  const [open, paid] = (await started.send('GET', `${path}/invoices`)).json.data;
  expect([open.status, paid.status]).toEqual(['open', 'paid']);
  // In PostgreSQL, the older one becomes the last row of the table.
  await context.database.updateTable('invoices').set({ status: 'open' }).where('id', '=', paid.id).execute();
  await started.records.change('billing', 'current', { status: 'past_due' });
  await subscribe(['payments.succeeded']);
  await started.records.change('billing', 'current', { status: 'active' });
  await settle();
  const events = receiver.deliveries.map(({ event }) => event).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(events.map(({ data }) => (data as { invoice_id: string }).invoice_id)).toEqual([paid.id, open.id]);
});
