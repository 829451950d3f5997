import { type RawBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import { remove } from './rows.ts';
import { insertSavedRows, type SavedRows } from './saved-rows.ts';
import type { Table } from './schema/define-table.ts';
import type { Schema } from './schema/schema.ts';
import { requireSavable } from './seed/saved-records.ts';

/** The condition for some rows of a table. */
type Where = (table: Table) => RawBuilder<boolean>;

const allRows: Where = () => sql`true`;

/** The condition for the rows of one workspace. */
const ofWorkspace =
  (schema: Schema, workspace_id: string): Where =>
  ({ name, owner }) => {
    if (owner === 'sandbox') throw new Error(`The rows of ${name} do not belong to a workspace.`);
    if (typeof owner === 'string') return sql`${sql.ref('workspace_id')} = ${workspace_id}`;
    const isParent = ofWorkspace(schema, workspace_id)(schema.table(owner.via));
    return sql`${sql.ref(owner.column)} in (select ${sql.ref('id')} from ${sql.table(owner.via)} where ${isParent})`;
  };

/** The tables whose rows are replaced or deleted when a snapshot is restored. */
const listSnapshotTables = ({ tables }: Schema): readonly Table[] =>
  tables.filter(({ owner, inSnapshots }) => owner !== 'sandbox' && inSnapshots !== 'ignore');

/** The condition for those rows of a workspace. */
const ofSnapshot =
  (schema: Schema, workspace_id: string): Where =>
  (table) => {
    const values = typeof table.inSnapshots === 'object' ? Object.entries(table.inSnapshots.restore) : [];
    const conditions = values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
    return sql.join([ofWorkspace(schema, workspace_id)(table), ...conditions], sql` and `);
  };

/** Deletes rows. A table's rows are deleted before the rows that they reference. */
const deleteRows = async (db: Db, tables: readonly Table[], where: Where): Promise<void> => {
  for (const table of tables.toReversed())
    await db
      .deleteFrom(table.name as 'agents')
      .where(where(table))
      .execute();
};

/** The tables whose rows a snapshot contains. */
const inSnapshots = (schema: Schema): readonly Table[] =>
  listSnapshotTables(schema).filter(({ inSnapshots }) => inSnapshots !== 'delete');

/**
 * Measures the rows of some tables. The database does it, so that rows that are too large aren't read.
 *
 * @returns the number of rows, and the characters of all their strings
 */
export const measureTables = async (db: Db, tables: readonly Table[], where = allRows) => {
  const total = { rows: 0, length: 0 };
  for (const table of tables) {
    const lengths = Object.entries(table.columns).flatMap(([name, { type }]) =>
      type === 'text' ? sql`coalesce(length(${sql.ref(name)}), 0)` : [],
    );
    const size = await db
      .selectFrom(table.name as 'agents')
      .select([
        sql<number>`count(*)`.as('rows'),
        sql<number>`coalesce(sum(${sql.join([sql`0`, ...lengths], sql` + `)}), 0)`.as('length'),
      ])
      .where(where(table))
      .executeTakeFirstOrThrow();
    total.rows += size.rows;
    total.length += size.length;
  }
  return total;
};

/** Reads the rows of some tables. */
export const readTables = async (db: Db, tables: readonly Table[], where = allRows): Promise<SavedRows> => {
  const saved: SavedRows[number][] = [];
  for (const table of tables) {
    const query = db.selectFrom(table.name as 'agents').selectAll();
    saved.push([table.name, await query.where(where(table)).execute()]);
  }
  return saved;
};

/** Reads the rows of a workspace that a snapshot contains. @throws Problem `payload-too-large` */
export const saveWorkspaceRows = async (db: Db, workspace_id: string): Promise<SavedRows> => {
  const [tables, where] = [inSnapshots(db.schema), ofSnapshot(db.schema, workspace_id)];
  requireSavable('A snapshot', await measureTables(db, tables, where));
  return readTables(db, tables, where);
};

/**
 * Restores the rows of a workspace to their saved state. Runs within the transaction of `db`.
 *
 * @throws InvalidSnapshotError
 */
export const restoreWorkspaceRows = async (db: Db, workspace_id: string, saved: SavedRows): Promise<void> => {
  await deleteRows(db, listSnapshotTables(db.schema), ofSnapshot(db.schema, workspace_id));
  await insertSavedRows(db, inSnapshots(db.schema), saved);
};

/** Deletes all rows, except in tables that survive a reset. Runs within the transaction of `db`. */
export const clear = async (db: Db): Promise<void> => {
  for (const { name, survivesReset } of db.schema.tables.toReversed())
    if (!survivesReset) await remove(db, name as 'runs', {});
};
