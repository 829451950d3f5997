import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './store.ts';

/** Stands in a query for a value that is not known when it is compiled. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that is built and compiled once for each kind of database, and only given its values when it runs: Kysely
 * takes several times as long to make a query as SQLite to answer it, and some are made for every request.
 *
 * @param build the query; it may do nothing with the values but compare with them
 * @returns runs the query, and gives its rows
 */
export const prepared = <Values extends Readonly<Record<string, string | number>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  const known = new WeakMap<object, CompiledQuery<Row>>();
  return async (db, values) => {
    // Transactions share it with their database.
    const { adapter } = db.getExecutor();
    const compiled = known.get(adapter) ?? build(db, places).compile();
    known.set(adapter, compiled);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Place ? values[value.name] : value,
    );
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
};
