import { expect, test } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { path, setMethod } from './billing-calls.ts';
import { startSandbox } from './start-sandbox.ts';
import { control } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

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
