import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { start } from '../../../test/start-control-plane.ts';

const acme = { slug: 'acme' };
const billing = '/workspaces/acme/billing';
const [requests] = examples.usage.line_items;
const day = 24 * 60 * 60;

test('a subscription’s state can be set, and shows the end of the grace window and the payment tokens', async () => {
  const { control, api } = await start();
  const { status, json } = await control('setBilling', acme, { status: 'past_due', payment_method: null });
  expect(status).toBe(200);
  expect(json).toMatchObject({
    billing: { ...examples['billing-past-due'], payment_method: null },
    grace_ends_at: new Date(Date.parse('2026-11-16T00:00:00Z') + startOfDay).toISOString(),
    payment_tokens: { accepted: examples['set-payment-method-request'].token },
  });
  expect((await api('GET', billing)).json).toEqual(json.billing);
  expect((await control('setBilling', acme, {})).json.billing).toEqual(json.billing);
  expect((await control('setBilling', acme, { status: 'paused' })).status).toBe(400);
  expect((await control('setBilling', { slug: 'nowhere' }, {})).status).toBe(404);
});

const startOfDay = Date.parse(examples['api-key-minted'].created_at) - Date.parse('2026-11-02T00:00:00Z');

test('the grace window ends as the clock is advanced, and the console reactivates the workspace', async () => {
  const { control, api } = await start();
  await control('setBilling', acme, { status: 'past_due' });
  await control('advanceClock', {}, { seconds: 60 * day });
  const canceled = (await api('GET', billing)).json;
  expect([canceled.status, canceled.current_period_end]).toEqual(['canceled', '2026-12-01T00:00:00.000Z']);
  const { json } = await control('setBilling', acme, { status: 'active' });
  expect(json.billing).toMatchObject({
    status: 'active',
    current_period_start: '2027-01-01T00:00:00.000Z',
    current_period_end: '2027-02-01T00:00:00.000Z',
  });
  expect(json.grace_ends_at).toBeNull();
  const { data } = (await api('GET', `${billing}/invoices`)).json;
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid', 'paid']);
});

test('a trial and a pending cancellation can be set and removed', async () => {
  const { control } = await start();
  const set = { trial_ends_at: '2026-11-20T00:00:00+01:00', cancels_at_period_end: true };
  expect((await control('setBilling', acme, set)).json).toMatchObject({
    trial_ends_at: '2026-11-19T23:00:00.000Z',
    cancels_at_period_end: true,
  });
  const back = { trial_ends_at: null, cancels_at_period_end: false };
  expect((await control('setBilling', acme, back)).json).toMatchObject(back);
});

test('the runtime of a canceled workspace is paused', async () => {
  const { control, api } = await start();
  await control('setBilling', acme, { status: 'canceled' });
  const use = { metric: requests?.metric, quantity: 1 };
  expect((await control('addUsage', acme, use)).status).toBe(409);
  const form = { ...acme, id: 'frm_01K9NEWS' };
  const submission = { data: { email: 'visitor@customer.example' } };
  expect((await control('addSubmission', form, submission)).status).toBe(409);
  expect((await api('GET', '/workspaces/acme/forms/frm_01K9NEWS/submissions')).json.data).toEqual([]);
  expect((await control('getLivePage', { ...acme, page: 'home' })).status).toBe(409);
  expect((await control('getLiveTheme', acme)).status).toBe(409);
  await control('setBilling', acme, { status: 'active' });
  expect((await control('getLiveTheme', acme)).status).toBe(200);
  expect((await control('addSubmission', form, submission)).status).toBe(201);
});

test('extreme usage is charged without breaking the workspace', async () => {
  const { control, api } = await start();
  const usage = { metric: requests?.metric, quantity: 1e12 };
  await control('addUsage', acme, usage);
  expect((await control('addUsage', acme, { ...usage, quantity: 1e300 })).status).toBe(400);
  await control('advanceClock', {}, { seconds: 30 * day });
  const [invoice] = (await api('GET', `${billing}/invoices`)).json.data;
  // A tenth of a cent for each request beyond the 20 000 that the plan includes.
  expect([invoice.status, invoice.amount]).toEqual([
    'paid',
    4900 + Math.round((1e12 + 18_250 - 20_000) / 10),
  ]);
});

test('plans are replaced as a whole, with their own terms', async () => {
  const { control } = await start();
  expect((await control('listPlans', acme)).json.plans).toHaveLength(4);
  const plan = { id: 'plan_own', name: 'Own', at_once: true };
  const fullPlan = { ...plan, price: 0, currency: 'USD', blocked: false, caps: [] };
  expect((await control('setPlans', acme, { plans: [plan] })).json).toEqual({ plans: [fullPlan] });
  expect((await control('listPlans', acme)).json).toEqual({ plans: [fullPlan] });
  expect((await control('listPlans', { slug: 'globex' })).json.plans).toHaveLength(4);
});

test('usage over a cap appears in the lines of the closed period’s invoice', async () => {
  const { control, api } = await start();
  const usageResponse = await control('addUsage', acme, { metric: requests?.metric, quantity: 2750 });
  expect(usageResponse.json.line_items[0]).toEqual({ ...requests, quantity: 21_000 });
  await control('addUsage', acme, { metric: 'egress', quantity: 1.5, unit: 'gigabyte' });
  await control('advanceClock', {}, { seconds: 30 * day });
  const [invoice] = (await api('GET', `${billing}/invoices`)).json.data;
  expect(invoice).toMatchObject({ amount: 5000, status: 'paid' });
  expect((await control('listInvoiceLines', { ...acme, id: invoice.id })).json.data).toEqual([
    { kind: 'plan', description: 'Team', quantity: 1, amount: 4900 },
    { kind: 'overage', description: 'requests beyond 20000', quantity: 1000, amount: 100 },
  ]);
  expect((await control('listInvoiceLines', { ...acme, id: 'inv_none' })).status).toBe(404);
  expect((await control('listInvoiceLines', { slug: 'globex', id: invoice.id })).status).toBe(404);
});

test('an invoice covers the last month by default, or the requested period if it is valid', async () => {
  const { control } = await start();
  const invoice = { amount: 4900, currency: 'EUR', status: 'open' };
  const { json } = await control('addInvoice', acme, invoice);
  expect(Date.parse(json.period_end) - Date.parse(json.period_start)).toBeGreaterThan(27 * 86_400_000);
  const period = { period_start: '2026-10-01T00:00:00Z', period_end: '2026-09-01T00:00:00Z' };
  expect((await control('addInvoice', acme, { ...invoice, ...period })).status).toBe(400);
});

test('a subscription’s state can be read with the terms of its plan, after due changes are applied', async () => {
  const { control } = await start();
  const readState = async (query = {}) => (await control('getBillingState', acme, undefined, query)).json;
  const state = await readState();
  expect(state).toMatchObject({
    billing: { plan: examples.billing.plan, status: 'active' },
    terms: { price: 4900, currency: 'USD', caps: [{ metric: requests?.metric }] },
    grace_ends_at: null,
  });
  expect(await readState({ mode: 'live' })).toMatchObject({ terms: { price: 0, caps: [] } });
  await control('setBilling', acme, { cancels_at_period_end: true });
  await control('advanceClock', {}, { seconds: 31 * day });
  expect(await readState()).toMatchObject({ billing: { status: 'canceled' }, cancels_at_period_end: false });
  expect((await control('getBillingState', { slug: 'nobody' })).status).toBe(404);
  expect((await control('getBillingState', acme, undefined, { mode: 'both' })).status).toBe(400);
});
