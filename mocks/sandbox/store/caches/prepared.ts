import type { Compilable } from 'kysely';
import type { Db } from '../database.ts';

/** Stands in a query for a value that is not known when it is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Value = string | number | null;

/**
 * A query that each database builds and compiles once, and runs with other values each time.
 *
 * @param build the query; it may only compare with the values, and write them
 * @returns runs the query, and returns its rows
 *
 * @example
 * const agentById = prepared((db, { id }: { id: string }) => db.selectFrom('agents').selectAll().where('id', '=', id));
 * const [agent] = await agentById(db, { id: 'agt_1' });
 */
export const prepared = <Values extends Readonly<Record<string, Value>>, Row>(
  build: (db: Db, values: Values) => Compilable<Row>,
): ((db: Db, values: Values) => Promise<Row[]>) => {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values;
  return async (db, values) => {
    const { query, change } = db.compiled.get(build, () => build(db, placeholders));
    const given = (value: unknown) => (value instanceof Placeholder ? values[value.name] : value);
    const { rows } = await db.executeCompiled(
      { ...query, parameters: query.parameters.map(given) },
      change && { ...change, id: given(change.id) },
    );
    return rows as Row[];
  };
};
