import { inlineValue } from '@workspace-api/contract';
import { isObject } from '../core/json.ts';
import { unknownName } from '../core/problem.ts';
import type { Db } from './database.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { insertAll } from './rows.ts';
import type { Column } from './schema/columns.ts';
import type { Table } from './schema/define-table.ts';
import { InvalidSnapshotError, type SandboxSnapshot } from './seed/sandbox-snapshot.ts';

type Row = Record<string, unknown>;

/** Rows by table. */
export type SavedRows = SandboxSnapshot['rows'];

const fits = ({ type, isNullable }: Column, value: unknown): boolean => {
  if (value === null) return isNullable;
  return type === 'text' ? typeof value === 'string' : Number.isFinite(value);
};

const describe = ({ type, isNullable }: Column): string =>
  `${type === 'text' ? 'a string' : 'a number'}${isNullable ? ' or null' : ''}`;

const requireRow = ({ name, columns }: Table, row: unknown): void => {
  if (!isObject(row))
    throw new InvalidSnapshotError(
      `Expected rows as objects in the table ${name}. Received: ${inlineValue(String(row))}.`,
    );
  for (const key of Object.keys(row))
    if (!Object.hasOwn(columns, key))
      throw new InvalidSnapshotError(unknownName(`column of the table ${name}:`, key, Object.keys(columns)));
  for (const [key, column] of Object.entries(columns)) {
    // A row that lacks a column is inserted with null.
    const value = Object.hasOwn(row, key) ? row[key] : null;
    if (!fits(column, value))
      throw new InvalidSnapshotError(
        `Expected ${describe(column)} in the column ${key} of the table ${name}. Received: ${inlineValue(String(value))}.`,
      );
  }
};

/** Checks the rows of a snapshot. @returns the rows of each table, in the order of `tables` */
const checkRows = (tables: readonly Table[], saved: unknown): { table: string; rows: readonly Row[] }[] => {
  if (!Array.isArray(saved)) throw new InvalidSnapshotError('Expected a list of tables with their rows.');
  const rowsByTable = new Map(tables.map((table) => [table.name, { table, rows: [] as Row[] }]));
  for (const entry of saved as readonly unknown[]) {
    const [name, rows] = Array.isArray(entry) ? entry : [entry];
    const target = rowsByTable.get(name);
    if (!target) throw new InvalidSnapshotError(unknownName('table', String(name), [...rowsByTable.keys()]));
    if (!Array.isArray(rows)) throw new InvalidSnapshotError(`Expected a list of rows of the table ${name}.`);
    for (const row of rows) {
      requireRow(target.table, row);
      target.rows.push(row);
    }
  }
  return [...rowsByTable.values()]
    .filter(({ rows }) => rows.length > 0)
    .map(({ table, rows }) => ({ table: table.name, rows }));
};

/**
 * Inserts the rows of a snapshot. Only the names and values that the tables can store become part of a statement.
 *
 * @param tables the tables that the snapshot may contain, each after the tables that its rows reference
 * @throws InvalidSnapshotError if the rows don't fit the tables, or contradict each other
 */
export const insertSavedRows = async (db: Db, tables: readonly Table[], saved: SavedRows): Promise<void> => {
  const insertions = checkRows(tables, saved);
  await insertAll(db, insertions).catch((error: unknown) => {
    if (error instanceof DatabaseUnavailableError) throw error;
    throw new InvalidSnapshotError(`Its rows contradict each other: ${(error as Error).message}.`, {
      cause: error,
    });
  });
};
