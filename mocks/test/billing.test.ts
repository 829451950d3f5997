import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { demoPlans } from '../sandbox/features/billing/plan.ts';
import { recordUsage } from '../sandbox/features/billing/usage.ts';
import { business, changePlan, day, path, type Started, set, state, tenant } from './billing-calls.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const [requests] = examples.usage.line_items;
const use = ({ context }: Started, quantity: number) =>
  recordUsage(context, context.database, tenant, { metric: '', unit: '', ...requests, quantity });

test('choosing the current plan cancels a scheduled change', async () => {
  const started = await startSandbox();
  await changePlan(started, business.id);
  await changePlan(started, examples.billing.plan.id);
  started.clock.advance(40 * day);
  expect((await state(started)).plan).toEqual(examples.billing.plan);
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

test('a custom catalogue defines the available and blocked plans', async () => {
  const started = await startSandbox();
  const [, team] = demoPlans;
  if (!team) throw new Error('The demo has no team plan.');
  const blocked = { ...team, id: 'plan_blocked', blocked: true };
  const plans = [{ ...team, id: 'plan_own', at_once: true }, blocked];
  const { database, seeding } = started.context;
  await seeding.changeSettings(database, { id: tenant.workspace_id, slug: '' }, { plans } as never);
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
