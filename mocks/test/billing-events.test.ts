import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { paymentTokens } from '../sandbox/features/billing/payment-processor.ts';
import { eventViolations } from './contract-events.ts';
import { control } from './state-changes.ts';
import { startWithEndpoint } from './webhook-endpoint.ts';

const path = '/workspaces/acme/billing';
const day = 24 * 60 * 60 * 1000;
const { billing } = examples;
const business = examples['plan-change'].plan;

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
  const changePlan = (plan_id: string) => started.send('POST', `${path}/plan`, { body: { plan_id } });
  const setMethod = (token: string) => started.send('POST', `${path}/payment-method`, { body: { token } });
  const setBilling = (change: object) =>
    control(started, 'PATCH', '/workspaces/acme/records/billing/current', change);
  return { ...started, listEvents, changePlan, setMethod, setBilling };
};

test('a scheduled plan change emits an event when it is scheduled and when it takes effect', async () => {
  const { changePlan, context, listEvents } = await startWithEvents();
  await changePlan(business.id);
  expect(await listEvents()).toEqual([billing]);
  await context.advance(30 * day);
  const [, next, ...more] = await listEvents();
  expect(next).toMatchObject({ plan: business, current_period_start: billing.current_period_end });
  expect(more).toEqual([]);
});

test('a scheduled plan change that is canceled emits two events', async () => {
  const { changePlan, listEvents } = await startWithEvents();
  await changePlan(business.id);
  await changePlan(billing.plan.id);
  expect(await listEvents()).toEqual([billing, billing]);
});

test('a change without effect emits no event', async () => {
  const { changePlan, setMethod, setBilling, listEvents } = await startWithEvents();
  await changePlan(billing.plan.id);
  await setMethod('pmtok_new5100');
  await setMethod('pmtok_new5100');
  await setBilling({ status: 'active' });
  expect(await listEvents()).toHaveLength(1);
  await changePlan(business.id);
  await changePlan(business.id);
  expect(await listEvents()).toHaveLength(2);
});

test('a failed charge and the resulting cancellation emit events as the clock is advanced', async () => {
  const { setMethod, context, listEvents } = await startWithEvents();
  await setMethod(paymentTokens.failing);
  await context.advance(30 * day);
  const chargedEvents = await listEvents();
  expect(chargedEvents.slice(1)).toMatchObject([
    { status: 'past_due', current_period_start: billing.current_period_end },
  ]);
  await context.advance(14 * day);
  expect((await listEvents()).slice(2)).toEqual([{ ...chargedEvents[1], status: 'canceled' }]);
});

test('an ended period emits one event when it is read', async () => {
  const { send, clock, listEvents } = await startWithEvents();
  clock.advance(30 * day);
  await Promise.all(Array.from({ length: 8 }, () => send('GET', path)));
  expect(await listEvents()).toMatchObject([{ current_period_start: billing.current_period_end }]);
});

test('changes by the payment processor and the console emit events', async () => {
  const { setBilling, listEvents } = await startWithEvents();
  await setBilling({ status: 'past_due' });
  await setBilling({ status: 'active' });
  await setBilling({ status: 'canceled' });
  await setBilling({ status: 'active' });
  expect((await listEvents()).map(({ status }) => status)).toEqual([
    'past_due',
    'active',
    'canceled',
    'active',
  ]);
});
