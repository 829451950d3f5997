import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { type PlannedChange, toPlannedChange } from './record-changes.ts';

/** Stands in a query for a value that is not known when it is compiled. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

const placeholders: unknown = new Proxy({}, { get: (_, name) => new Placeholder(String(name)) });

/** A query that was compiled without its values. */
type CompiledOnce = {
  readonly query: CompiledQuery;
  /** The change that it makes, if any. */
  readonly change: PlannedChange | undefined;
};

/** By engine, and then by what builds the query: the SQL is the same in every database that this process opens. */
const compiledByEngine = new Map<unknown, Map<unknown, CompiledOnce>>();

/**
 * A query of an engine, compiled on its first use: Kysely takes longer to compile a query than SQLite to run it.
 *
 * @param key the same for the same query
 */
export const compileOnce = (db: Db, key: unknown, build: () => Compilable): CompiledOnce => {
  const engine = db.getExecutor().adapter.constructor;
  const compiledQueries = compiledByEngine.get(engine) ?? new Map<unknown, CompiledOnce>();
  compiledByEngine.set(engine, compiledQueries);
  const earlier = compiledQueries.get(key);
  if (earlier) return earlier;
  const query = build().compile();
  const compiled = { query, change: toPlannedChange(query.query) };
  compiledQueries.set(key, compiled);
  return compiled;
};

type Values = Readonly<Record<string, string | number | null>>;

/**
 * A query that is compiled once in a process for each engine, and run with other values each time. Define it at the top of
 * a module: it is never dropped.
 *
 * @param build the query; it may only compare with the values, and write them
 * @returns runs the query and returns its rows
 *
 * @example
 * const agentById = prepared((db, { id }: { id: string }) => db.selectFrom('agents').selectAll().where('id', '=', id));
 * const [agent] = await agentById(db, { id: 'agt_1' });
 */
export const prepareQuery =
  <Input extends Values, Row extends object>(build: (db: Db, values: Input) => Compilable<Row>) =>
  async (db: Db, values: Input): Promise<readonly Row[]> => {
    const { query, change } = compileOnce(db, build, () => build(db, placeholders as Input));
    const fill = (value: unknown) => (value instanceof Placeholder ? values[value.name] : value);
    const parameters = query.parameters.map(fill);
    const { rows } = await db.execute({ ...query, parameters }, change && { ...change, id: fill(change.id) });
    return rows as Row[];
  };
