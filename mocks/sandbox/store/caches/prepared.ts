import type { Compilable } from 'kysely';
import type { Db } from '../database.ts';
import type { CompiledOnce } from './compiled-queries.ts';

/** Stands in a query for a value that is not known when it is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Value = string | number | null;
type Values = Readonly<Record<string, Value>>;
type Build<Given extends Values, Row> = (db: Db, values: Given) => Compilable<Row>;

const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** The query of a database, with values in place of the placeholders. */
const fill = <Given extends Values, Row>(db: Db, build: Build<Given, Row>, values: Given) => {
  const compiled = db.compiled.get(build, () => build(db, placeholders as Given));
  const given = (value: unknown) => (value instanceof Placeholder ? values[value.name] : value);
  const parameters = compiled.query.parameters.map(given);
  return [compiled, parameters, given(compiled.change?.id)] as const satisfies [CompiledOnce, ...unknown[]];
};

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
export const prepared =
  <Given extends Values, Row>(build: Build<Given, Row>): ((db: Db, values: Given) => Promise<Row[]>) =>
  async (db, values) => {
    const { rows } = await db.executeCompiled(...fill(db, build, values));
    return rows as Row[];
  };

/**
 * As `prepared`, for a write of one row, or of rows of an internal table, that nothing may forbid: a transaction may run
 * it as late as with its commit.
 */
export const deferred =
  <Given extends Values>(build: Build<Given, unknown>): ((db: Db, values: Given) => Promise<void>) =>
  (db, values) =>
    db.defer(...fill(db, build, values));
