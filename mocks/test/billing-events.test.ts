import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventFaults } from './contract-events.ts';
import { control } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const path = '/workspaces/acme/billing';
const day = 24 * 60 * 60 * 1000;
const { billing } = examples;
const business = examples['plan-change'].plan;

/** A sandbox, and the billing events that its subscription received, in the order of the changes. */
const startTelling = async () => {
  const started = await startWithEndpoint();
  await started.subscribe(['billing.updated']);
  const told = async () => {
    await started.settle();
    const events = started.receiver.deliveries.map(({ event }) => event);
    expect(events.flatMap(eventFaults)).toEqual([]);
    // Simultaneous deliveries are sent together, so the ids determine the order.
    return events.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ data }) => data);
  };
  const changePlan = (plan_id: string) => started.send('POST', `${path}/plan`, { body: { plan_id } });
  const setMethod = (token: string) => started.send('POST', `${path}/payment-method`, { body: { token } });
  const setBilling = (change: object) => control(started, 'PATCH', path, change);
  return { ...started, told, changePlan, setMethod, setBilling };
};

test('a scheduled plan change emits an event when it is scheduled and when it takes effect', async () => {
  const { changePlan, context, told } = await startTelling();
  await changePlan(business.id);
  expect(await told()).toEqual([billing]);
  await context.advance(30 * day);
  const [, next, ...more] = await told();
  expect(next).toMatchObject({ plan: business, current_period_start: billing.current_period_end });
  expect(more).toEqual([]);
});

test('an immediate plan change emits one event', async () => {
  const { changePlan, told } = await startTelling();
  const { json } = await changePlan('plan_enterprise');
  expect(await told()).toEqual([{ ...billing, plan: json.plan }]);
});

test('a scheduled plan change that is canceled emits two events', async () => {
  const { changePlan, told } = await startTelling();
  await changePlan(business.id);
  await changePlan(billing.plan.id);
  expect(await told()).toEqual([billing, billing]);
});

test('a change without effect emits no event', async () => {
  const { changePlan, setMethod, setBilling, told } = await startTelling();
  await changePlan(billing.plan.id);
  await setMethod('pmtok_new5100');
  await setMethod('pmtok_new5100');
  await setBilling({ status: 'active' });
  expect(await told()).toHaveLength(1);
  await changePlan(business.id);
  await changePlan(business.id);
  expect(await told()).toHaveLength(2);
});

test('a rejected change emits no event', async () => {
  const { changePlan, setMethod, told } = await startTelling();
  expect((await changePlan('plan_of_nobody')).status).toBe(400);
  expect((await setMethod(paymentTokens.declined)).status).toBe(422);
  expect(await told()).toEqual([]);
});

test('a failed charge and the resulting cancellation emit events as the clock is advanced', async () => {
  const { setMethod, context, told } = await startTelling();
  await setMethod(paymentTokens.failing);
  await context.advance(30 * day);
  const charged = await told();
  expect(charged.slice(1)).toMatchObject([
    { status: 'past_due', current_period_start: billing.current_period_end },
  ]);
  await context.advance(14 * day);
  expect((await told()).slice(2)).toEqual([{ ...charged[1], status: 'canceled' }]);
});

test('an ended period emits one event when it is read', async () => {
  const { send, clock, told } = await startTelling();
  clock.advance(30 * day);
  await Promise.all(Array.from({ length: 8 }, () => send('GET', path)));
  expect(await told()).toMatchObject([{ current_period_start: billing.current_period_end }]);
});

test('changes by the payment processor and the console emit events', async () => {
  const { setBilling, told } = await startTelling();
  await setBilling({ status: 'past_due' });
  await setBilling({ status: 'active' });
  await setBilling({ status: 'canceled' });
  await setBilling({ status: 'active' });
  expect((await told()).map(({ status }) => status)).toEqual(['past_due', 'active', 'canceled', 'active']);
});
