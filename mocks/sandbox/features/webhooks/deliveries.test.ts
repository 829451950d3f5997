import { expect } from 'vitest';
import { test } from '../../../test/sandbox-test.ts';
import { startSandbox } from '../../../test/start-sandbox.ts';
import { acme } from '../../domain/demo-tenant.ts';
import { emit } from '../../domain/work.ts';
import type { Database } from '../../store/database.ts';
import { update } from '../../store/rows.ts';
import { claim, dueDeliveries } from './claim.ts';
import { recordDeliveries } from './record-deliveries.ts';
import { isLost, prune, recordLostAttempt, recordOutcome } from './record-outcome.ts';

const withDue = async () => {
  const { context, rows } = await startSandbox();
  const { database, keys, clock } = context;
  // Without an announcement, the delivery stays available for the test to claim.
  const silent = { ...context, peers: { ...context.peers, announce: async () => {} } };
  const data = { published: [], published_at: clock.now().toISOString() };
  await database.transaction(async (db) => {
    await recordDeliveries({ context: silent, db, tenant: acme }, { type: 'pages.published', data });
  });
  const [delivery] = await dueDeliveries(database, clock.now(), 10);
  if (!delivery) throw new Error('No delivery is due.');
  return { database, rows, keys, clock, delivery };
};

test('an attempt whose process ended counts as failed when its lease expires', async () => {
  const { database, rows, keys, clock, delivery } = await withDue();
  const [lost] = await claim(database, keys, [delivery], async () => clock.now());
  const due = () => dueDeliveries(database, clock.now(), 10);
  clock.advance(29_999);
  expect(await due()).toEqual([]);
  clock.advance(1);
  const [dueDelivery] = await due();
  expect(dueDelivery && isLost(dueDelivery)).toBe(true);
  // If two processes find the attempt, it is recorded only once.
  await Promise.all([1, 2].map(() => dueDelivery && recordLostAttempt(database, dueDelivery, clock.now())));
  expect(await due()).toEqual([]);
  expect(await rows('webhook_attempts')).toMatchObject([
    { status: null, failure: 'the sandbox ended before the response' },
  ]);
  clock.advance(128_000 - 30_000);
  const [again] = await due();
  expect(again).toMatchObject({ attempts: 1, failures: 1 });
  const [second] = again ? await claim(database, keys, [again], async () => clock.now()) : [];
  expect(second).toMatchObject({ body: lost?.body, secret: lost?.secret });
  expect(second?.id).not.toBe(lost?.id);
});

test('an event is sent at most six times, even if each process ends before the response', async () => {
  const { database, rows, keys, clock, delivery } = await withDue();
  let attempts = 0;
  for (let step = 0; step < 200; step += 1) {
    for (const dueDelivery of await dueDeliveries(database, clock.now(), 10))
      if (isLost(dueDelivery)) await recordLostAttempt(database, dueDelivery, clock.now());
      else attempts += (await claim(database, keys, [dueDelivery], async () => clock.now())).length;
    clock.advance(30_000);
  }
  expect(attempts).toBe(6);
  const [subscription] = await rows('webhook_subscriptions', { id: delivery.subscription_id });
  expect(subscription?.exhausted_in_a_row).toBe(1);
});

test('overlapping batches claim each delivery once, with the body and secret of its subscription', async () => {
  const { database, rows, keys, clock } = await withDue();
  const [first] = await rows('webhook_deliveries');
  if (!first) throw new Error('No delivery is due.');
  const more = ['dlv_B', 'dlv_C', 'dlv_D'].map((id) => ({ ...first, id }));
  await database.insertInto('webhook_deliveries').values(more).execute();
  const all = [first, ...more];
  const [one = [], other = []] = await Promise.all(
    [all.slice(0, 3), all.slice(1)].map((batch) => claim(database, keys, batch, async () => clock.now())),
  );
  const claimed = [...one, ...other].map(({ delivery }) => delivery.id);
  expect(claimed.sort()).toEqual(all.map(({ id }) => id).sort());
  expect(new Set([...one, ...other].map(({ secret }) => secret)).size).toBe(1);
  expect(await rows('webhook_attempts')).toHaveLength(all.length);
});

test('a delivery that was deleted cannot be claimed', async () => {
  const { database, keys, clock, delivery } = await withDue();
  await database.deleteFrom('webhook_deliveries').where('id', '=', delivery.id).execute();
  expect(await claim(database, keys, [delivery], async () => clock.now())).toEqual([]);
});

test('a recorded response wins over a lost attempt, in either order', async () => {
  for (const respondFirst of [true, false]) {
    const { database, rows, keys, clock, delivery } = await withDue();
    const [attempt] = await claim(database, keys, [delivery], async () => clock.now());
    if (!attempt) throw new Error('No delivery was claimed.');
    const recordSuccess = () => recordOutcome(database, attempt, { status: 204 }, clock.now(), {});
    const [claimed] = await rows('webhook_deliveries', { id: delivery.id });
    const lost = async () => claimed && (await recordLostAttempt(database, claimed, clock.now()));
    for (const end of respondFirst ? [recordSuccess, lost] : [lost, recordSuccess]) await end();
    expect(await rows('webhook_attempts')).toMatchObject([{ status: 204, failure: null }]);
    expect(await rows('webhook_deliveries', { id: delivery.id })).toMatchObject([{ status: 'delivered' }]);
  }
});

const subscription_id = 'wh_01K9ORDERS';

/** Adds deliveries of one subscription, oldest first. @param due_at when the third delivery is due, if it is pending */
const addDeliveries = async (database: Database, count: number, due_at: string | null = null) => {
  const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(4, '0'));
  const created_at = (number: string) => new Date(Number(number)).toISOString();
  const events = numbers.map((number) => ({
    id: `evt_${number}`,
    ...acme,
    type: 'pages.published',
    body: '{}',
    created_at: created_at(number),
  }));
  const deliveries = events.map((event, index) => ({
    id: event.id.replace('evt', 'dlv'),
    ...acme,
    event_id: event.id,
    subscription_id,
    url: 'https://hooks.acme.example/',
    status: index === 2 && due_at ? ('pending' as const) : ('delivered' as const),
    attempts: 1,
    failures: 0,
    due_at: index === 2 ? due_at : null,
    redelivery_of: null,
    created_at: event.created_at,
  }));
  await database.insertInto('webhook_events').values(events).execute();
  await database.insertInto('webhook_deliveries').values(deliveries).execute();
};

test('pruning keeps the newest thousand deliveries and all pending ones', async ({ context, rows }) => {
  const { database } = context;
  await addDeliveries(database, 1005, '2099-01-01T00:00:00.000Z');
  await prune(database, 'wh_01K9AUDIT');
  await prune(database, subscription_id);
  await prune(database, subscription_id);
  const remaining = (await rows('webhook_deliveries')).map(({ id }) => id).toSorted();
  expect(remaining).toHaveLength(1001);
  expect(remaining.slice(0, 2)).toEqual(['dlv_0002', 'dlv_0005']);
  expect(await rows('webhook_events')).toHaveLength(1001);
});

test('events dropped while a breaker is open are pruned too', async ({ context, rows }) => {
  const { database, clock } = context;
  const paused_until = new Date(clock.now().getTime() + 60_000).toISOString();
  await update(database, 'webhook_subscriptions', { id: subscription_id }, { paused_until });
  await addDeliveries(database, 995);
  const publication = { published: [], published_at: clock.now().toISOString() };
  await database.transaction(async (db) => {
    for (let count = 0; count < 15; count += 1)
      await emit({ context, db, tenant: acme }, 'pages.published', publication);
  });
  expect(await rows('webhook_deliveries')).toHaveLength(1000);
  expect(await rows('webhook_events')).toHaveLength(1000);
});
