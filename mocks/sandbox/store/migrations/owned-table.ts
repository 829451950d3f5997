import type { CreateTableBuilder, Kysely } from 'kysely';

/** Begins a table whose rows belong to a tenant, with an id of its own. */
export const ownedTable = (
  db: Kysely<unknown>,
  name: string,
): CreateTableBuilder<string, 'id' | 'workspace_id' | 'mode'> =>
  db.schema
    .createTable(name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('workspace_id', 'text', (column) => column.notNull().references('workspaces.id'))
    .addColumn('mode', 'text', (column) => column.notNull());

/** The index that a list of a tenant's rows, newest first, walks along. */
export const newestFirst = async (
  db: Kysely<unknown>,
  table: string,
  ...columns: string[]
): Promise<void> => {
  await db.schema
    .createIndex(`${table}_newest_first`)
    .on(table)
    .columns(['workspace_id', 'mode', ...columns, 'id'])
    .execute();
};
