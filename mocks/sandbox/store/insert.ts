import type { CompiledQuery, Insertable } from 'kysely';
import { willChange } from '../request-log/record-changes.ts';
import { createQueryId } from './kysely.ts';
import type { Db } from './store.ts';
import type { Tables } from './tables.ts';

const known = new WeakMap<object, Map<string, CompiledQuery>>();

/**
 * Inserts one record. The statement is compiled once for each kind of database, table and set of columns, since Kysely
 * takes longer to make it than the database to run it.
 */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  record: Tables[Table] & Readonly<Record<string, unknown>>,
): Promise<void> => {
  const { adapter } = db.getExecutor();
  const ofAdapter = known.get(adapter) ?? new Map<string, CompiledQuery>();
  known.set(adapter, ofAdapter);
  const columns = Object.keys(record);
  const key = `${table} ${columns.join()}`;
  const compiled =
    ofAdapter.get(key) ??
    db
      .insertInto(table)
      .values(record as Insertable<Tables[Table]>)
      .compile();
  ofAdapter.set(key, compiled);
  const queryId = createQueryId();
  const { id } = record;
  willChange(queryId, {
    action: 'added',
    records: table,
    id: typeof id === 'string' ? id : null,
    fields: [],
  });
  await db.executeQuery({ ...compiled, queryId, parameters: Object.values(record) });
};
