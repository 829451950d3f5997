import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { manualClock } from '../../core/clock.ts';
import { acme, seedTime } from '../../core/demo-tenant.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import { emit } from '../../http/events.ts';
import { claim, dueDeliveries } from './claim.ts';
import { conclude } from './conclude.ts';
import { concludeLost, isLost } from './lost.ts';

const withDue = async () => {
  const { context, close } = await createInspectableSandbox({
    ...freshRecords(),
    clock: manualClock(seedTime),
    seed: 1,
  });
  onTestFinished(close);
  const { database, keys, clock } = context;
  // Told to nobody: the delivery stays for the test to claim.
  const silent = { ...context, deliveries: { ...context.deliveries, announce: async () => {} } };
  await database.transaction((db) =>
    emit(silent, db, acme, 'pages.published', { published: [], published_at: clock.now().toISOString() }),
  );
  const [delivery] = await dueDeliveries(database, clock.now(), 10);
  if (!delivery) throw new Error('nothing is due');
  return { database, keys, clock, delivery };
};

test('of several that find a delivery due at once, one has it', async () => {
  const { database, keys, clock, delivery } = await withDue();
  const claims = await Promise.all(
    Array.from({ length: 8 }, () => claim(database, keys, [delivery], async () => clock.now())),
  );
  expect(claims.flat()).toHaveLength(1);
  expect(await dueDeliveries(database, clock.now(), 10)).toEqual([]);
  expect(await database.selectFrom('webhook_attempts').selectAll().execute()).toHaveLength(1);
});

test('an attempt whose process ended is taken for lost after a while, and counts as one that failed', async () => {
  const { database, keys, clock, delivery } = await withDue();
  const [lost] = await claim(database, keys, [delivery], async () => clock.now());
  const due = () => dueDeliveries(database, clock.now(), 10);
  clock.advance(29_999);
  expect(await due()).toEqual([]);
  clock.advance(1);
  const [found] = await due();
  expect(found && isLost(found)).toBe(true);
  // Whoever finds it: two processes do no more than one.
  await Promise.all([1, 2].map(() => found && concludeLost(database, found, clock.now())));
  expect(await due()).toEqual([]);
  clock.advance(128_000 - 30_000);
  const [again] = await due();
  expect(again).toMatchObject({ attempts: 1, failures: 1 });
  const [second] = again ? await claim(database, keys, [again], async () => clock.now()) : [];
  expect(second).toMatchObject({ body: lost?.body, secret: lost?.secret });
  expect(second?.id).not.toBe(lost?.id);
});

test('an event is sent six times at most, also where each process ends before the answer', async () => {
  const { database, keys, clock, delivery } = await withDue();
  let attempts = 0;
  for (let step = 0; step < 200; step += 1) {
    for (const found of await dueDeliveries(database, clock.now(), 10))
      if (isLost(found)) await concludeLost(database, found, clock.now());
      else attempts += (await claim(database, keys, [found], async () => clock.now())).length;
    clock.advance(30_000);
  }
  expect(attempts).toBe(6);
  const subscription = await database
    .selectFrom('webhook_subscriptions')
    .select('exhausted_in_a_row')
    .where('id', '=', delivery.subscription_id)
    .executeTakeFirst();
  expect(subscription?.exhausted_in_a_row).toBe(1);
});

test('of batches that overlap, each delivery is in one, with what its own subscription is to be sent', async () => {
  const { database, keys, clock } = await withDue();
  const due = await database.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute();
  const [first] = due;
  if (!first) throw new Error('nothing is due');
  const more = ['dlv_B', 'dlv_C', 'dlv_D'].map((id) => ({ ...first, id }));
  await database.insertInto('webhook_deliveries').values(more).execute();
  const all = [first, ...more];
  const [one = [], other = []] = await Promise.all(
    [all.slice(0, 3), all.slice(1)].map((batch) => claim(database, keys, batch, async () => clock.now())),
  );
  const claimed = [...one, ...other].map(({ delivery }) => delivery.id);
  expect(claimed.sort()).toEqual(all.map(({ id }) => id).sort());
  expect(new Set([...one, ...other].map(({ secret }) => secret)).size).toBe(1);
  expect(await database.selectFrom('webhook_attempts').selectAll().execute()).toHaveLength(all.length);
});

test('of a batch whose subscription was deleted nothing is claimed', async () => {
  const { database, keys, clock, delivery } = await withDue();
  await database.deleteFrom('webhook_deliveries').where('id', '=', delivery.id).execute();
  expect(await claim(database, keys, [delivery], async () => clock.now())).toEqual([]);
});

const attemptRow = (database: Awaited<ReturnType<typeof withDue>>['database']) =>
  database
    .selectFrom('webhook_attempts')
    .select(['status', 'failure', 'finished_at'])
    .executeTakeFirstOrThrow();

test('an answer stands, whether it comes before or after its attempt was taken for lost', async () => {
  for (const answerFirst of [true, false]) {
    const { database, keys, clock, delivery } = await withDue();
    const [attempt] = await claim(database, keys, [delivery], async () => clock.now());
    if (!attempt) throw new Error('nothing was claimed');
    const answered = () => conclude(database, attempt, { status: 204 }, clock.now(), {});
    const [claimed] = await database
      .selectFrom('webhook_deliveries')
      .selectAll()
      .where('id', '=', delivery.id)
      .execute();
    const lost = async () => claimed && (await concludeLost(database, claimed, clock.now()));
    for (const end of answerFirst ? [answered, lost] : [lost, answered]) await end();
    expect(await attemptRow(database)).toMatchObject({ status: 204, failure: null });
    const { status } = await database
      .selectFrom('webhook_deliveries')
      .select('status')
      .where('id', '=', delivery.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('delivered');
  }
});
