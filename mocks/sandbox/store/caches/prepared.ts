import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from '../database.ts';
import { expectChange, planOf } from '../record-changes.ts';

/** Stands in a query for a value that is not known when it is compiled. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Value = string | number | null;

/**
 * A query that is built and compiled once for each kind of database, and only given its values when it runs: Kysely
 * takes several times as long to make a query as SQLite to answer it, and some are made for every request.
 *
 * @param build the query; it may do nothing with the values but compare with them, and write them
 * @returns runs the query, and gives its rows
 */
export const prepared = <Values extends Readonly<Record<string, Value>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  const compile = (db: Db) => {
    const compiled = build(db, places).compile();
    return { compiled, plan: planOf(compiled.query) };
  };
  const known = new WeakMap<object, ReturnType<typeof compile>>();
  return async (db, values) => {
    // Transactions share it with their database.
    const { adapter } = db.getExecutor();
    const { compiled, plan } = known.get(adapter) ?? compile(db);
    known.set(adapter, { compiled, plan });
    const given = (value: unknown) => (value instanceof Place ? values[value.name] : value);
    const query: CompiledQuery<Row> = { ...compiled, parameters: compiled.parameters.map(given) };
    if (plan === undefined) return (await db.executeQuery<Row>(query)).rows;
    const queryId = { queryId: compiled.queryId.queryId };
    expectChange(queryId, { ...plan, id: given(plan.id) });
    return (await db.executeQuery<Row>({ ...query, queryId })).rows;
  };
};
