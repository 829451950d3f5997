import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../test/records.ts';
import { createSandbox } from '../create-sandbox.ts';
import { manualClock } from '../ports/clock.ts';
import { seedTime } from '../seed/seed.ts';
import { acme } from '../seed/tenants.ts';
import { claim, dueDeliveries } from './claim.ts';
import { emit } from './emit.ts';

const withDue = async () => {
  const { context, close } = await createSandbox({
    ...freshRecords(),
    clock: manualClock(seedTime),
    seed: 1,
  });
  onTestFinished(close);
  const { store, keys, clock } = context;
  // Told to nobody: the delivery stays for the test to claim.
  const silent = { ...context, deliveries: { ...context.deliveries, announce: () => {} } };
  await store
    .transaction()
    .execute((db) =>
      emit(silent, db, acme, 'pagesPublished', { published: [], published_at: clock.now().toISOString() }),
    );
  const [delivery] = await dueDeliveries(store, clock.now(), 10);
  if (!delivery) throw new Error('nothing is due');
  return { store, keys, clock, delivery };
};

test('of several that find a delivery due at once, one has it', async () => {
  const { store, keys, clock, delivery } = await withDue();
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claim(store, keys, delivery, clock.now())),
  );
  expect(claims.filter((claimed) => claimed !== undefined)).toHaveLength(1);
  expect(await dueDeliveries(store, clock.now(), 10)).toEqual([]);
  expect(await store.selectFrom('webhook_attempts').selectAll().execute()).toHaveLength(1);
});

test('an attempt whose process ended is made again after a while, under another id', async () => {
  const { store, keys, clock, delivery } = await withDue();
  const lost = await claim(store, keys, delivery, clock.now());
  clock.advance(29_999);
  expect(await dueDeliveries(store, clock.now(), 10)).toEqual([]);
  clock.advance(1);
  const [again] = await dueDeliveries(store, clock.now(), 10);
  const second = again && (await claim(store, keys, again, clock.now()));
  expect(second).toMatchObject({ body: lost?.body, secret: lost?.secret });
  expect(second?.id).not.toBe(lost?.id);
});
