import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/**
 * Inserts one record, which nothing may forbid: a transaction may insert it as late as with its commit. Each database
 * compiles the statement once for each table and set of columns.
 */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  record: Tables[Table] & Readonly<Record<string, unknown>>,
): Promise<void> => {
  const compiled = db.compiled.get(`insert ${table} ${Object.keys(record)}`, () =>
    db.insertInto(table).values(record as Insertable<Tables[Table]>),
  );
  await db.defer(compiled, Object.values(record), record.id);
};
