import { readAll, runAll } from './batch.ts';
import type { Db } from './database.ts';
import { insertSavedRows, type SavedRows } from './saved-rows.ts';
import type { Table } from './schema/define-table.ts';
import type { Schema } from './schema/schema.ts';
import type { Statement } from './script.ts';

/** The condition for the rows of one workspace. Its only parameter is the workspace's id. */
const toWorkspaceCondition = (schema: Schema, { name, owner }: Table): string => {
  if (owner === 'sandbox') throw new Error(`The rows of ${name} do not belong to a workspace.`);
  if (typeof owner === 'string') return '"workspace_id" = ?';
  const parents = `select "id" from "${owner.via}" where ${toWorkspaceCondition(schema, schema.table(owner.via))}`;
  return `"${owner.column}" in (${parents})`;
};

/** The tables whose rows are replaced or deleted when a snapshot is restored. */
const listSnapshotTables = ({ tables }: Schema): readonly Table[] =>
  tables.filter(({ owner, inSnapshots }) => owner !== 'sandbox' && inSnapshots !== 'ignore');

/** Builds a statement for those rows of a workspace. */
const aboutSnapshotRows =
  (schema: Schema, verb: string, workspace_id: string) =>
  (table: Table): Statement => {
    const { name, inSnapshots } = table;
    const values = typeof inSnapshots === 'object' ? Object.entries(inSnapshots.restore) : [];
    const conditions = [toWorkspaceCondition(schema, table), ...values.map(([column]) => `"${column}" = ?`)];
    return {
      sql: `${verb} from "${name}" where ${conditions.join(' and ')}`,
      parameters: [workspace_id, ...values.map(([, value]) => value)],
    };
  };

/** Deletes every row of a workspace, but not the workspace itself. Runs within the transaction of `db`. */
export const deleteWorkspaceRows = (db: Db, workspace_id: string): Promise<void> =>
  runAll(
    db,
    db.schema.tables
      .filter(({ owner }) => owner !== 'sandbox')
      .toReversed()
      .map((table) => ({
        sql: `delete from "${table.name}" where ${toWorkspaceCondition(db.schema, table)}`,
        parameters: [workspace_id],
      })),
  );

/** The tables whose rows a snapshot contains. */
const inSnapshots = (schema: Schema): readonly Table[] =>
  listSnapshotTables(schema).filter(({ inSnapshots }) => inSnapshots !== 'delete');

/** The size of rows. The database computes it, so that rows that are too large aren't read. */
export type Size = {
  readonly rows: number;
  /** Characters of all strings. */
  readonly length: number;
};

/** The beginning of a statement that measures rows of a table. */
const toMeasurement = ({ columns }: Table): string => {
  const lengths = Object.entries(columns).flatMap(([name, { type }]) =>
    type === 'text' ? [`coalesce(length("${name}"), 0)`] : [],
  );
  return `select count(*) as "rows", coalesce(sum(${['0', ...lengths].join(' + ')}), 0) as "length"`;
};

const measure = async (db: Db, statements: readonly Statement[]): Promise<Size> => {
  const sizes = (await readAll(db, statements)).flat();
  const sum = (name: keyof Size) => sizes.reduce((total, row) => total + Number(row[name]), 0);
  return { rows: sum('rows'), length: sum('length') };
};

/** Measures the rows of a workspace that a snapshot would contain. */
export const measureWorkspace = (db: Db, workspace_id: string): Promise<Size> =>
  measure(
    db,
    inSnapshots(db.schema).map((table) =>
      aboutSnapshotRows(db.schema, toMeasurement(table), workspace_id)(table),
    ),
  );

/** Measures all rows of some tables. */
export const measureTables = (db: Db, tables: readonly Table[]): Promise<Size> =>
  measure(
    db,
    tables.map((table) => ({ sql: `${toMeasurement(table)} from "${table.name}"`, parameters: [] })),
  );

/** Reads the rows of a workspace that a snapshot contains. */
export const saveWorkspaceRows = async (db: Db, workspace_id: string): Promise<SavedRows> => {
  const saved = inSnapshots(db.schema);
  const rows = await readAll(db, saved.map(aboutSnapshotRows(db.schema, 'select *', workspace_id)));
  return saved.map(({ name }, index) => [name, rows[index] ?? []]);
};

/**
 * Restores the rows of a workspace to their saved state. Runs within the transaction of `db`.
 *
 * @throws InvalidSnapshotError
 */
export const restoreWorkspaceRows = async (db: Db, workspace_id: string, saved: SavedRows): Promise<void> => {
  const deletions = listSnapshotTables(db.schema)
    .toReversed()
    .map(aboutSnapshotRows(db.schema, 'delete', workspace_id));
  await runAll(db, deletions);
  await insertSavedRows(db, inSnapshots(db.schema), saved);
};

/** Deletes all rows, except in tables that survive a reset. Runs within the transaction of `db`. */
export const clear = (db: Db): Promise<void> =>
  runAll(
    db,
    db.schema.tables
      .filter(({ survivesReset }) => !survivesReset)
      .toReversed()
      .map(({ name }) => ({ sql: `delete from "${name}"`, parameters: [] })),
  );
