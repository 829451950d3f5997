import { examples } from '@workspace-api/contract';
import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';

const acme = { slug: 'acme' };
const current = { ...acme, resource: 'billing', id: 'current' };
const billing = '/workspaces/acme/billing';
const [requests] = examples.usage.line_items;
const day = 24 * 60 * 60;

test('a trial and a pending cancellation can be set and removed', async ({ records }) => {
  const set = { trial_ends_at: '2026-11-20T00:00:00+01:00', cancels_at_period_end: true };
  expect((await records.change('billing', 'current', set)).json).toMatchObject({
    trial_ends_at: '2026-11-19T23:00:00.000Z',
    cancels_at_period_end: true,
  });
  const back = { trial_ends_at: null, cancels_at_period_end: null };
  const { json } = await records.change('billing', 'current', back);
  expect([json.trial_ends_at, json.cancels_at_period_end]).toEqual([undefined, false]);
});

test('extreme usage is charged without breaking the workspace', async ({ control, records, send }) => {
  const usage = { metric: requests?.metric, quantity: 1e12 };
  await records.add('usage', usage);
  expect((await records.add('usage', { ...usage, quantity: 1e300 })).status).toBe(400);
  await control('advanceClock', {}, { seconds: 30 * day });
  const [invoice] = (await send('GET', `${billing}/invoices`)).json.data;
  // A tenth of a cent for each request beyond the 20 000 that the plan includes.
  expect([invoice.status, invoice.amount]).toEqual([
    'paid',
    4900 + Math.round((1e12 + 18_250 - 20_000) / 10),
  ]);
});

test('plans are replaced as a whole, with their own terms', async ({ control }) => {
  expect((await control('getWorkspace', acme)).json.plans).toHaveLength(4);
  const plan = { id: 'plan_own', name: 'Own', at_once: true };
  const fullPlan = { ...plan, price: 0, currency: 'USD', blocked: false, caps: [] };
  expect((await control('updateWorkspace', acme, { plans: [plan] })).json.plans).toEqual([fullPlan]);
  expect((await control('getWorkspace', acme)).json.plans).toEqual([fullPlan]);
  await control('updateWorkspace', acme, { plans: null });
  expect((await control('getWorkspace', acme)).json.plans).toHaveLength(4);
  expect((await control('getWorkspace', { slug: 'globex' })).json.plans).toHaveLength(4);
});

test('an invoice covers the last month, or a valid period of the request', async ({ records }) => {
  const invoice = { amount: 4900, currency: 'EUR', status: 'open' };
  const { json } = await records.add('invoices', invoice);
  expect(Date.parse(json.period_end) - Date.parse(json.period_start)).toBeGreaterThan(27 * 86_400_000);
  const period = { period_start: '2026-10-01T00:00:00Z', period_end: '2026-09-01T00:00:00Z' };
  expect((await records.add('invoices', { ...invoice, ...period })).status).toBe(400);
});

test('a subscription is read with the terms of its plan, after due changes', async ({ control, records }) => {
  const read = async (query = {}) => (await records.get('billing', 'current', query)).json;
  expect(await read()).toMatchObject({
    plan: { ...examples.billing.plan, price: 4900, currency: 'USD', caps: [{ metric: requests?.metric }] },
    status: 'active',
    grace_ends_at: null,
  });
  expect(await read({ mode: 'live' })).toMatchObject({ plan: { price: 0, caps: [] } });
  await records.change('billing', 'current', { cancels_at_period_end: true });
  await control('advanceClock', {}, { seconds: 31 * day });
  expect(await read()).toMatchObject({ status: 'canceled', cancels_at_period_end: false });
  expect((await control('getRecord', { ...current, slug: 'nobody' })).status).toBe(404);
  expect((await records.get('billing', 'current', { mode: 'both' })).status).toBe(400);
});

test('a submission counts as a request of the workspace’s runtime', async ({ records, send }) => {
  const count = async () => (await send('GET', `${billing}/usage`)).json.line_items[0].quantity;
  const before = await count();
  const submission = { form_id: 'frm_01K9NEWS', data: { email: 'a@customer.example' } };
  await records.add('submissions', submission);
  expect(await count()).toBe(before + 1);
});

test('the grace window ends as the clock is advanced, and the console reactivates the workspace', async () => {
  const { control, records, send } = await startSandbox();
  await records.change('billing', 'current', { status: 'past_due' });
  await control('advanceClock', {}, { seconds: 60 * day });
  const canceled = (await send('GET', billing)).json;
  expect([canceled.status, canceled.current_period_end]).toEqual(['canceled', '2026-12-01T00:00:00.000Z']);
  const { json } = await records.change('billing', 'current', { status: 'active' });
  expect(json).toMatchObject({
    status: 'active',
    period_start: '2027-01-01T00:00:00.000Z',
    period_end: '2027-02-01T00:00:00.000Z',
  });
  expect(json.grace_ends_at).toBeNull();
  const { data } = (await send('GET', `${billing}/invoices`)).json;
  expect(data.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid', 'paid']);
});

test('the runtime of a canceled workspace is paused', async ({ control, records, send }) => {
  await records.change('billing', 'current', { status: 'canceled' });
  const use = { metric: requests?.metric, quantity: 1 };
  expect((await records.add('usage', use)).status).toBe(409);
  const submission = { form_id: 'frm_01K9NEWS', data: { email: 'visitor@customer.example' } };
  expect((await records.add('submissions', submission)).status).toBe(409);
  expect((await send('GET', '/workspaces/acme/forms/frm_01K9NEWS/submissions')).json.data).toEqual([]);
  expect((await control('getLivePage', { ...acme, page: 'home' })).status).toBe(409);
  expect((await control('getLiveTheme', acme)).status).toBe(409);
  await records.change('billing', 'current', { status: 'active' });
  expect((await control('getLiveTheme', acme)).status).toBe(200);
  expect((await records.add('submissions', submission)).status).toBe(201);
});
