import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** The columns of records of a table, in the order of their members: what a statement is compiled for. */
type Shape = readonly string[];

const shapes = new Map<string, Shape[]>();

const areSame = (one: Shape, other: Shape): boolean =>
  one.length === other.length && one.every((column, index) => column === other[index]);

/** The same array for the same columns. A text of them would have to be written and hashed for each record. */
const shapeOf = (table: string, record: object): Shape => {
  const columns = Object.keys(record);
  const ofTable = shapes.get(table) ?? [];
  shapes.set(table, ofTable);
  const known = ofTable.find((shape) => areSame(shape, columns));
  if (known) return known;
  ofTable.push(columns);
  return columns;
};

/**
 * Inserts one record, which nothing may forbid: a transaction may insert it as late as with its commit. The
 * statement is compiled once for each table and set of columns.
 */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  record: Tables[Table] & Readonly<Record<string, unknown>>,
): Promise<void> => {
  const compiled = db.compiled.get(shapeOf(table, record), () =>
    db.insertInto(table).values(record as Insertable<Tables[Table]>),
  );
  await db.defer(compiled, Object.values(record), record.id);
};
