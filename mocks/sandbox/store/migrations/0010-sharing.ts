import type { Kysely } from 'kysely';

/** What the processes on the same records share beside them, limits of a workspace's own, and snapshots. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('clock_states')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('ahead', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('rate_windows')
    .addColumn('token_id', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('workspaces').addColumn('rate_limit', 'text').execute();
  await db.schema
    .createTable('snapshots')
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('records', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('snapshots_key', ['workspace_id', 'name'])
    .execute();
};
