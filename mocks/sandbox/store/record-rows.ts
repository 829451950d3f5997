import { readAll, runAll } from './batch.ts';
import type { Db } from './database.ts';
import type { Table } from './schema/define-table.ts';
import type { Schema } from './schema/schema.ts';
import type { Statement } from './script.ts';

/** The rows of a table that meet a condition, in SQL. */
type Selection = { table: Table; condition: string; parameters: readonly unknown[] };

/** Selects the rows that reference selected rows, and the rows that reference those, the furthest first. */
const listDependents = (schema: Schema, { table, condition, parameters }: Selection): Selection[] =>
  schema.tables.flatMap((other) =>
    Object.entries(other.columns).flatMap(([column, { reference }]) => {
      if (reference?.table !== table.name || other === table) return [];
      const referenced = `select "${reference.column}" from "${table.name}" where ${condition}`;
      const own = { table: other, condition: `"${column}" in (${referenced})`, parameters };
      return [...listDependents(schema, own), own];
    }),
  );

const toStatement = (verb: string, { table, condition, parameters }: Selection): Statement => ({
  sql: `${verb} from "${table.name}" where ${condition}`,
  parameters: [...parameters],
});

/**
 * Deletes the row of a table that has these column values, and all rows that depend on it. Runs within the transaction of `db`.
 *
 * @returns whether there was such a row
 */
export const deleteRecordRows = async (
  db: Db,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<boolean> => {
  const row: Selection = {
    table: db.schema.table(name),
    condition: Object.keys(values)
      .map((column) => `"${column}" = ?`)
      .join(' and '),
    parameters: Object.values(values),
  };
  const [[count] = []] = await readAll(db, [toStatement('select count(*) as "count"', row)]);
  if (Number(count?.count) === 0) return false;
  await runAll(
    db,
    [...listDependents(db.schema, row), row].map((selection) => toStatement('delete', selection)),
  );
  return true;
};
