import type { Kysely } from 'kysely';
import { newestFirst, ownedTable } from './owned-table.ts';

/** Webhook subscriptions, the events that they asked for, and what became of their deliveries. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await ownedTable(db, 'webhook_subscriptions')
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('exhausted_in_a_row', 'integer', (column) => column.notNull())
    .addColumn('paused_until', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'webhook_subscriptions', 'created_at');
  await ownedTable(db, 'webhook_events')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await ownedTable(db, 'webhook_deliveries')
    .addColumn('event_id', 'text', (column) => column.notNull().references('webhook_events.id'))
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('due_at', 'text')
    .addColumn('redelivery_of', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'webhook_deliveries', 'created_at');
  await db.schema
    .createIndex('webhook_deliveries_due')
    .on('webhook_deliveries')
    .columns(['status', 'due_at'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_of')
    .on('webhook_deliveries')
    .columns(['subscription_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('webhook_deliveries_event')
    .on('webhook_deliveries')
    .columns(['event_id'])
    .execute();
  await db.schema
    .createTable('webhook_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('delivery_id', 'text', (column) => column.notNull().references('webhook_deliveries.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('status', 'integer')
    .addColumn('failure', 'text')
    .execute();
  await db.schema
    .createIndex('webhook_attempts_of')
    .on('webhook_attempts')
    .columns(['delivery_id'])
    .execute();
};
