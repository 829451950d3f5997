import type { Insertable } from 'kysely';
import type { Db } from './database.ts';
import { compileOnce } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Inserts one record. The statement is compiled once for each table and set of columns. */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  record: Tables[Table] & Readonly<Record<string, unknown>>,
): Promise<void> => {
  const key = `insert ${table} ${Object.keys(record)}`;
  const { query, change } = compileOnce(db, key, () =>
    db.insertInto(table).values(record as Insertable<Tables[Table]>),
  );
  await db.execute({ ...query, parameters: Object.values(record) }, change && { ...change, id: record.id });
};
