import { unknownName } from '../core/problem.ts';
import type { Db } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { insertAll } from './rows.ts';
import type { Table } from './schema/define-table.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from './seed/sandbox-snapshot.ts';

type Row = Record<string, unknown>;

/** Rows by table. */
export type SavedRows = SandboxSnapshot['rows'];

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
