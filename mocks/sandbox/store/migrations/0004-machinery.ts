import type { Kysely } from 'kysely';

/** What idempotency and pagination remember. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('idempotency_records')
    .addColumn('token_id', 'text', (column) => column.notNull().references('tokens.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_records_key', ['token_id', 'key', 'route'])
    .execute();
  await db.schema
    .createTable('expired_cursors')
    .addColumn('cursor_hash', 'text', (column) => column.primaryKey())
    .execute();
};
