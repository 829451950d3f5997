import type { CompiledQuery, Insertable } from 'kysely';
import type { Db } from './database.ts';
import { createQueryId } from './kysely.ts';
import { expectChange, planOf } from './record-changes.ts';
import type { Tables } from './tables.ts';

type Prepared = { readonly compiled: CompiledQuery; readonly plan: ReturnType<typeof planOf> };

const known = new WeakMap<object, Map<string, Prepared>>();

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
  const ofAdapter = known.get(adapter) ?? new Map<string, Prepared>();
  known.set(adapter, ofAdapter);
  const key = `${table} ${Object.keys(record)}`;
  const compile = (): Prepared => {
    const compiled = db
      .insertInto(table)
      .values(record as Insertable<Tables[Table]>)
      .compile();
    return { compiled, plan: planOf(compiled.query) };
  };
  const { compiled, plan } = ofAdapter.get(key) ?? compile();
  ofAdapter.set(key, { compiled, plan });
  const queryId = createQueryId();
  if (plan) expectChange(queryId, { ...plan, id: record.id });
  await db.executeQuery({ ...compiled, queryId, parameters: Object.values(record) });
};
