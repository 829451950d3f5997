import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import { acme } from '../../domain/demo-tenant.ts';
import { emit } from '../../domain/events.ts';
import type { Database } from '../../store/database.ts';
import { prune } from './record-outcome.ts';

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

test('pruning keeps the newest thousand deliveries of a subscription and all pending ones', async () => {
  const { context, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const { database } = context;
  await addDeliveries(database, 1005, '2099-01-01T00:00:00.000Z');
  await prune(database, 'wh_01K9AUDIT');
  await prune(database, subscription_id);
  await prune(database, subscription_id);
  const remaining = await database.selectFrom('webhook_deliveries').select('id').orderBy('id').execute();
  expect(remaining).toHaveLength(1001);
  expect(remaining.slice(0, 2).map(({ id }) => id)).toEqual(['dlv_0002', 'dlv_0005']);
  expect(await database.selectFrom('webhook_events').select('id').execute()).toHaveLength(1001);
});

test('events dropped while a breaker is open are pruned too', async () => {
  const { context, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const { database, clock } = context;
  const paused_until = new Date(clock.now().getTime() + 60_000).toISOString();
  await database
    .updateTable('webhook_subscriptions')
    .set({ paused_until })
    .where('id', '=', subscription_id)
    .execute();
  await addDeliveries(database, 995);
  const publication = { published: [], published_at: clock.now().toISOString() };
  await database.transaction(async (db) => {
    for (let count = 0; count < 15; count += 1) await emit(context, db, acme, 'pages.published', publication);
  });
  const count = (table: 'webhook_deliveries' | 'webhook_events') =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
  expect([await count('webhook_deliveries'), await count('webhook_events')]).toEqual([
    { total: 1000 },
    { total: 1000 },
  ]);
});
