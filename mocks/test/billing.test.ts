import { errors, examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { demoPlans } from '../sandbox/features/billing/plan.ts';
import { setPlans } from '../sandbox/features/billing/plan-catalogue.ts';
import { recordUsage } from '../sandbox/features/billing/usage.ts';
import { business, changePlan, day, path, type Started, set, state, tenant } from './billing-calls.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const [requests] = examples.usage.line_items;
const use = ({ context }: Started, quantity: number) =>
  recordUsage(context, context.database, tenant, { metric: '', unit: '', ...requests, quantity });

test('the billing state is the plan, the open period and the method on file', async () => {
  expect(await state(await startSandbox())).toEqual(examples.billing);
});

test('a new workspace is on the free plan, without a payment method', async () => {
  const { send } = await startSandbox();
  const free = examples['billing-without-payment-method'];
  expect((await send('GET', path, { token: tokens.live })).json).toEqual(free);
  expect((await send('GET', '/workspaces/globex/billing', { token: tokens.globex })).json).toEqual(free);
});

test.each([
  ['GET', '', undefined],
  ['GET', '/usage', undefined],
  ['GET', '/invoices', undefined],
  ['POST', '/plan', examples['change-plan-request']],
  ['POST', '/payment-method', examples['set-payment-method-request']],
])('%s …/billing%s of an unknown workspace has its own error code', async (method, rest, body) => {
  const { send } = await startSandbox();
  const { status, json } = await send(method, `/workspaces/initech/billing${rest}`, { body });
  expect([status, json]).toEqual([404, examples['workspace-not-found']]);
});

test('a plan change takes effect at the end of the period', async () => {
  const started = await startSandbox();
  const { status, json } = await changePlan(started, business.id);
  expect([status, json]).toEqual([200, examples['plan-change']]);
  expect((await state(started)).plan).toEqual(examples.billing.plan);
  started.clock.advance(Date.parse(json.effective_at) - started.clock.now().getTime() - 1);
  expect((await state(started)).plan).toEqual(examples.billing.plan);
  started.clock.advance(1);
  expect(await state(started)).toMatchObject({
    plan: business,
    current_period_start: json.effective_at,
    current_period_end: '2027-01-01T00:00:00.000Z',
  });
});

test('choosing the current plan cancels a scheduled change', async () => {
  const started = await startSandbox();
  await changePlan(started, business.id);
  await changePlan(started, examples.billing.plan.id);
  started.clock.advance(40 * day);
  expect((await state(started)).plan).toEqual(examples.billing.plan);
});

test('a plan with an immediate upgrade takes effect immediately', async () => {
  const started = await startSandbox();
  const { json } = await changePlan(started, 'plan_enterprise');
  expect(json.effective_at).toBe(started.clock.now().toISOString());
  expect((await state(started)).plan).toEqual(json.plan);
});

test('an unknown plan is rejected with its id and the available plans', async () => {
  const started = await startSandbox();
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

test.each([
  ['a trial is running', { trial_ends_at: '2026-11-20T00:00:00.000Z' }],
  ['a cancellation is pending', { cancels_at_period_end: 1 }],
  ['the workspace is canceled', { status: 'canceled' }],
])('the plan cannot be changed while %s', async (_, obstacle) => {
  const started = await startSandbox();
  await set(started, obstacle);
  const { status, json } = await changePlan(started, business.id);
  expect([status, json.error.code]).toEqual([422, errors['plan-change-not-allowed'].code]);
  expect((await state(started)).plan).toEqual(examples.billing.plan);
});

test('a custom catalogue defines the available and blocked plans', async () => {
  const started = await startSandbox();
  const [, team] = demoPlans;
  if (!team) throw new Error('The demo has no team plan.');
  const blocked = { ...team, id: 'plan_blocked', blocked: true };
  await setPlans(started.context.database, tenant.workspaceId, [
    { ...team, id: 'plan_own', at_once: true },
    blocked,
  ]);
  expect((await changePlan(started, business.id)).json.error.code).toBe('invalid_plan');
  expect((await changePlan(started, 'plan_blocked')).json.error.code).toBe('plan_change_not_allowed');
  expect((await changePlan(started, 'plan_own')).status).toBe(200);
  const other = await started.send('POST', '/workspaces/globex/billing/plan', {
    body: { plan_id: business.id },
    token: tokens.globex,
  });
  expect(other.status).toBe(200);
});

test('a plan can be changed after its trial', async () => {
  const started = await startSandbox();
  await set(started, { trial_ends_at: '2026-11-03T00:00:00.000Z' });
  started.clock.advance(day);
  expect((await changePlan(started, business.id)).status).toBe(200);
});

test('usage of the current period is a running total', async () => {
  const started = await startSandbox();
  const usage = async () => (await started.send('GET', `${path}/usage`)).json;
  expect(await usage()).toEqual(examples.usage);
  await use(started, 250);
  expect((await usage()).line_items[0]).toEqual({ ...requests, quantity: 18_500 });
});

test('usage of a window requires both ends', async () => {
  const started = await startSandbox();
  const usage = (query: object) => started.send('GET', `${path}/usage?${new URLSearchParams({ ...query })}`);
  const october = { period_start: '2026-10-01T00:00:00.000Z', period_end: '2026-11-01T00:00:00.000Z' };
  expect((await usage(october)).json.line_items[0].quantity).toBe(27_400);
  const before = { period_start: '2020-01-01T00:00:00Z', period_end: '2020-02-01T00:00:00Z' };
  expect((await usage(before)).json.line_items.map(({ quantity }: { quantity: number }) => quantity)).toEqual(
    [0, 0, 0],
  );
  for (const [name, other] of [
    ['period_start', 'period_end'],
    ['period_end', 'period_start'],
  ] as const) {
    const { status, json } = await usage({ [name]: october[name] });
    expect([status, json.error.fields[0]]).toMatchObject([400, { path: `/${other}`, reason: 'missing' }]);
  }
  const backwards = await usage({ period_start: october.period_end, period_end: october.period_start });
  expect(backwards.json.error.fields[0]).toMatchObject({ path: '/period_end', reason: 'out_of_range' });
  const wrong = await usage({ ...october, period_end: 'soon' });
  expect(wrong.json.error.fields[0]).toMatchObject({ path: '/period_end', reason: 'format_mismatch' });
});

test('a closed period keeps its usage, and the next one starts at zero', async () => {
  const started = await startSandbox();
  const window = `period_start=2026-11-01T00:00:00Z&period_end=2026-12-01T00:00:00Z`;
  await use(started, 750);
  started.clock.advance(30 * day);
  await use(started, 5);
  const now = (await started.send('GET', `${path}/usage`)).json.line_items;
  const closed = (await started.send('GET', `${path}/usage?${window}`)).json.line_items;
  expect([now[0].quantity, closed[0].quantity]).toEqual([5, 19_000]);
});

test('invoices are listed newest first', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', `${path}/invoices`)).json).toEqual(examples['invoice-list']);
  expect((await send('GET', `${path}/invoices`, { token: tokens.live })).json.data).toEqual([]);
});

test('each period is invoiced at its end, including overage, and charged to the method on file', async () => {
  const started = await startSandbox();
  await use(started, 2750);
  started.clock.advance(62 * day);
  const { data } = (await started.send('GET', `${path}/invoices`)).json;
  expect(data.slice(0, 2)).toMatchObject([
    { period_start: '2026-12-01T00:00:00.000Z', amount: 4900, status: 'paid', currency: 'USD' },
    { period_start: '2026-11-01T00:00:00.000Z', amount: 5000, status: 'paid', currency: 'USD' },
  ]);
  expect(data).toHaveLength(5);
  const lines = await started.context.database
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', data[1].id)
    .orderBy('position')
    .execute();
  expect(lines.map(({ kind, quantity, amount }) => [kind, quantity, amount])).toEqual([
    ['plan', 1, 4900],
    ['overage', 1000, 100],
  ]);
});

test('a period is closed once, even by concurrent requests', async () => {
  const started = await startSandbox();
  started.clock.advance(30 * day);
  await Promise.all(Array.from({ length: 8 }, () => started.send('GET', path)));
  expect((await started.send('GET', `${path}/invoices`)).json.data).toHaveLength(4);
});

test('periods that start in a trial are free', async () => {
  const started = await startSandbox();
  await set(started, { trial_ends_at: '2026-11-10T00:00:00.000Z' });
  started.clock.advance(62 * day);
  const { data } = (await started.send('GET', `${path}/invoices`)).json;
  expect(data.map(({ amount }: { amount: number }) => amount).slice(0, 2)).toEqual([4900, 0]);
});

test('a pending cancellation takes effect at the end of the period, with a final invoice', async () => {
  const started = await startSandbox();
  await set(started, { cancels_at_period_end: 1 });
  started.clock.advance(100 * day);
  expect(await state(started)).toMatchObject({
    status: 'canceled',
    current_period_end: examples.billing.current_period_end,
  });
  expect((await started.send('GET', `${path}/invoices`)).json.data).toHaveLength(4);
});
