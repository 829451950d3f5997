import { examples, headerNames } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { business, changePlan, day, path, type Started, set, setMethod, state } from './billing-calls.ts';
import { startSandbox } from './start-sandbox.ts';
import { control } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const pastDue = (started: Started) =>
  set(started, { status: 'past_due', past_due_since: started.clock.now().toISOString() });

test('an accepted payment token replaces the method on file', async () => {
  const started = await startSandbox();
  const { status, json } = await setMethod(started, 'pmtok_new5100');
  expect([status, json]).toEqual([200, { type: 'card', last4: '5100', brand: 'mastercard' }]);
  expect((await state(started)).payment_method).toEqual(json);
  expect((await setMethod(started, paymentTokens.accepted)).json).toEqual(examples['payment-method']);
});

test.each([
  [paymentTokens.rejected, 400, 'invalid_token'],
  [paymentTokens.expired, 400, 'invalid_token'],
  ['4242424242424242', 400, 'invalid_token'],
  [paymentTokens.declined, 422, 'payment_method_declined'],
])('the token %s does not change the method on file', async (token, status, code) => {
  const started = await startSandbox();
  const response = await setMethod(started, token);
  expect([response.status, response.json.error.code]).toEqual([status, code]);
  expect(JSON.stringify(response.json)).not.toContain(token);
  expect((await state(started)).payment_method).toEqual(examples.billing.payment_method);
});

test.each(['tok_visa', 'pmtok_', 'pmtok_visa', `pmtok_${'4'.repeat(2000)}x`])(
  'the error for the invented payment token %s lists the available ones at its field',
  async (token) => {
    const started = await startSandbox();
    const { status, json } = await setMethod(started, token);
    expect([status, json.error.code]).toEqual([400, 'invalid_token']);
    const [field, ...others] = json.error.fields;
    expect([field.path, field.reason, others]).toEqual(['/token', 'unknown_value', []]);
    for (const paymentToken of Object.values(paymentTokens)) expect(field.message).toContain(paymentToken);
    expect(field.message).not.toContain(`${token} `);
  },
);

test('an expired payment token differs from a rejected one', async () => {
  const started = await startSandbox();
  const getErrorMessage = async (token: string) => (await setMethod(started, token)).json.error.message;
  expect(await getErrorMessage(paymentTokens.expired)).toContain('expired');
  expect(await getErrorMessage(paymentTokens.rejected)).toContain('rejected');
});

test('a failed charge makes the workspace past due, as of the day it was due', async () => {
  const started = await startSandbox();
  await setMethod(started, paymentTokens.failing);
  started.clock.advance(35 * day);
  expect((await state(started)).status).toBe('past_due');
  expect((await started.send('GET', `${path}/invoices`)).json.data[0].status).toBe('open');
  started.clock.advance(8 * day);
  expect((await state(started)).status).toBe('canceled');
});

test('a past-due workspace is canceled after 14 days', async () => {
  const started = await startSandbox();
  await pastDue(started);
  started.clock.advance(14 * day - 1);
  expect(await state(started)).toEqual(examples['billing-past-due']);
  expect((await started.send('GET', '/workspaces/acme/agents')).status).toBe(200);
  started.clock.advance(1);
  expect((await state(started)).status).toBe('canceled');
});

test('billable writes of a past-due workspace include a reminder, even when replayed', async () => {
  const started = await startSandbox();
  const reminder = ({ headers }: { headers: Headers }) => headers.get(headerNames.billingReminder);
  expect(reminder(await changePlan(started, business.id))).toBeNull();
  expect(reminder(await setMethod(started, paymentTokens.accepted))).toBeNull();
  await pastDue(started);
  const key = { [headerNames.idempotencyKey]: 'one' };
  expect(reminder(await changePlan(started, business.id, key))).toMatch(/overdue/);
  expect(reminder(await changePlan(started, business.id, key))).toMatch(/overdue/);
  expect(reminder(await setMethod(started, paymentTokens.accepted))).toMatch(/overdue/);
  expect((await state(started)).status).toBe('past_due');
});

test('the API cannot reactivate a canceled workspace', async () => {
  const started = await startSandbox();
  await pastDue(started);
  started.clock.advance(15 * day);
  expect((await setMethod(started, paymentTokens.accepted)).status).toBe(200);
  expect((await changePlan(started, business.id)).status).toBe(422);
  started.clock.advance(365 * day);
  expect((await state(started)).status).toBe('canceled');
});

test('a reactivation pays the open invoices, oldest first', async () => {
  const started = await startWithEndpoint();
  const { context, receiver, settle, subscribe } = started;
  const [open, paid] = (await started.send('GET', `${path}/invoices`)).json.data;
  expect([open.status, paid.status]).toEqual(['open', 'paid']);
  // In PostgreSQL, the older one becomes the last row of the table.
  await context.database.updateTable('invoices').set({ status: 'open' }).where('id', '=', paid.id).execute();
  await control(started, 'PATCH', '/workspaces/acme/records/billing/current', { status: 'past_due' });
  await subscribe(['payments.succeeded']);
  await control(started, 'PATCH', '/workspaces/acme/records/billing/current', { status: 'active' });
  await settle();
  const events = receiver.deliveries.map(({ event }) => event).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(events.map(({ data }) => (data as { invoice_id: string }).invoice_id)).toEqual([paid.id, open.id]);
});
