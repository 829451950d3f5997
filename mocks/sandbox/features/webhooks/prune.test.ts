import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from '../../../test/records.ts';
import { acme, acmeColumns } from '../../core/demo-tenant.ts';
import { createInspectableSandbox } from '../../create-sandbox.ts';
import { emit } from '../../http/events.ts';
import { prune } from './prune.ts';

const subscription_id = 'wh_01K9ORDERS';

test('of a subscription’s deliveries the newest thousand are kept, and what is still to be delivered', async () => {
  const { context, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const { database } = context;
  const rows = Array.from({ length: 1005 }, (_, index) => {
    const [number, created_at] = [String(index).padStart(4, '0'), new Date(index).toISOString()];
    return {
      event: { id: `evt_${number}`, ...acmeColumns, type: 'pages.published', body: '{}', created_at },
      delivery: {
        id: `dlv_${number}`,
        ...acmeColumns,
        event_id: `evt_${number}`,
        subscription_id,
        url: 'https://hooks.acme.example/',
        status: index === 2 ? ('pending' as const) : ('delivered' as const),
        attempts: 1,
        failures: 0,
        due_at: index === 2 ? '2099-01-01T00:00:00.000Z' : null,
        redelivery_of: null,
        created_at,
      },
    };
  });
  for (const { event, delivery } of rows) {
    await database.insertInto('webhook_events').values(event).execute();
    await database.insertInto('webhook_deliveries').values(delivery).execute();
  }
  await prune(database, 'wh_01K9AUDIT');
  await prune(database, subscription_id);
  await prune(database, subscription_id);
  const left = await database.selectFrom('webhook_deliveries').select('id').orderBy('id').execute();
  expect(left).toHaveLength(1001);
  expect(left.slice(0, 2).map(({ id }) => id)).toEqual(['dlv_0002', 'dlv_0005']);
  expect(await database.selectFrom('webhook_events').select('id').execute()).toHaveLength(1001);
});

test('events that are dropped while a breaker is open fill nothing up either', async () => {
  const { context, close } = await createInspectableSandbox(freshRecords());
  onTestFinished(close);
  const { database, clock } = context;
  const paused_until = new Date(clock.now().getTime() + 60_000).toISOString();
  await database
    .updateTable('webhook_subscriptions')
    .set({ paused_until })
    .where('id', '=', subscription_id)
    .execute();
  const publication = { published: [], published_at: clock.now().toISOString() };
  await database.transaction(async (db) => {
    for (let count = 0; count < 1010; count += 1)
      await emit(context, db, acme, 'pages.published', publication);
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
