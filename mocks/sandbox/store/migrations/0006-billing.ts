import type { Kysely } from 'kysely';
import { newestFirst, ownedTable } from './owned-table.ts';

/** Subscriptions with their usage and invoice lines; what forms set off; log messages as they are searched. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('subscriptions')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('next_plan', 'text')
    .addColumn('period_start', 'text', (column) => column.notNull())
    .addColumn('period_end', 'text', (column) => column.notNull())
    .addColumn('trial_ends_at', 'text')
    .addColumn('cancels_at_period_end', 'integer', (column) => column.notNull())
    .addColumn('past_due_since', 'text')
    .addColumn('payment_method', 'text')
    .addPrimaryKeyConstraint('subscriptions_key', ['workspace_id', 'mode'])
    .execute();
  await db.schema
    .createTable('plan_catalogues')
    .addColumn('workspace_id', 'text', (column) => column.primaryKey().references('workspaces.id'))
    .addColumn('plans', 'text', (column) => column.notNull())
    .execute();
  await ownedTable(db, 'usage_records')
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('quantity', 'double precision', (column) => column.notNull())
    .addColumn('recorded_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'usage_records', 'recorded_at');
  await db.schema
    .createTable('invoice_lines')
    .addColumn('invoice_id', 'text', (column) => column.notNull().references('invoices.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('quantity', 'double precision', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('invoice_lines_key', ['invoice_id', 'position'])
    .execute();
  await ownedTable(db, 'capability_calls')
    .addColumn('capability', 'text', (column) => column.notNull())
    .addColumn('args', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull().references('submissions.id'))
    .addColumn('called_at', 'text', (column) => column.notNull())
    .execute();
  await newestFirst(db, 'capability_calls', 'called_at');
  await db.schema
    .alterTable('log_entries')
    .addColumn('folded', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
};
