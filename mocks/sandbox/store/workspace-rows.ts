import { type RawBuilder, sql } from 'kysely';
import { limits } from '../core/limits.ts';
import { type Problem, problem, unknownName } from '../core/problem.ts';
import type { Db } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { insertAll, remove } from './rows.ts';
import type { Table } from './schema/define-table.ts';
import type { Schema } from './schema/schema.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from './seed/sandbox-snapshot.ts';

/** Rows by table. */
export type SavedRows = SandboxSnapshot['rows'];

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

const tooLarge = (what: string, has: string, most: number): Problem =>
  problem('payload-too-large', {
    message: `${what} would have ${has}. The maximum is ${most}. Remove records, such as log entries, or copy the file of --data while the sandbox is stopped.`,
  });

/**
 * Measures the rows of some tables, and the characters of all their strings. The database does it, so that rows that are too
 * large aren't read.
 *
 * @throws Problem `payload-too-large` if there are more than one request can save
 */
export const requireSavable = async (
  db: Db,
  what: string,
  tables: readonly Table[],
  where = allRows,
): Promise<void> => {
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
  const { rows, length } = total;
  if (rows > limits.savedRecords) throw tooLarge(what, `${rows} records`, limits.savedRecords);
  if (length > limits.savedLength) throw tooLarge(what, `${length} characters`, limits.savedLength);
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

type Row = Record<string, unknown>;

/** Checks the names in a snapshot; the database checks the values. @returns the rows of each table, in the order of `tables` */
const checkRows = (tables: readonly Table[], saved: unknown): { table: string; rows: readonly Row[] }[] => {
  if (!Array.isArray(saved)) throw new InvalidSnapshotError('Expected a list of tables with their rows.');
  const rowsByTable = new Map(tables.map(({ name, columns }) => [name, { columns, rows: [] as Row[] }]));
  for (const entry of saved as readonly unknown[]) {
    const [name, rows] = Array.isArray(entry) ? entry : [entry];
    const target = rowsByTable.get(name);
    if (!target) throw new InvalidSnapshotError(unknownName('table', String(name), [...rowsByTable.keys()]));
    if (!Array.isArray(rows)) throw new InvalidSnapshotError(`Expected a list of rows of the table ${name}.`);
    for (const row of rows as readonly Row[]) {
      const unknown = Object.keys(Object(row)).find((key) => !Object.hasOwn(target.columns, key));
      if (unknown !== undefined)
        throw new InvalidSnapshotError(
          unknownName(`column of the table ${name}:`, unknown, Object.keys(target.columns)),
        );
      target.rows.push(row);
    }
  }
  return [...rowsByTable].map(([table, { rows }]) => ({ table, rows }));
};

/**
 * Inserts the rows of a snapshot. Only the names of the tables and their columns become part of a statement.
 *
 * @param tables the tables that the snapshot may contain, each after the tables that its rows reference
 * @throws InvalidSnapshotError if the rows don't fit the tables, or contradict each other
 */
export const insertSavedRows = async (db: Db, tables: readonly Table[], saved: SavedRows): Promise<void> => {
  const insertions = checkRows(tables, saved);
  await insertAll(db, insertions).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailableError) throw error;
    throw new InvalidSnapshotError(`Its rows don't fit: ${(error as Error).message}.`, { cause: error });
  });
};

/** Reads the rows of a workspace that a snapshot contains. @throws Problem `payload-too-large` */
export const saveWorkspaceRows = async (db: Db, workspace_id: string): Promise<SavedRows> => {
  const [tables, where] = [inSnapshots(db.schema), ofSnapshot(db.schema, workspace_id)];
  await requireSavable(db, 'A snapshot', tables, where);
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
