import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './database.ts';
import { type PlannedChange, toPlannedChange } from './record-changes.ts';

/** A placeholder in a query for a value that is unknown at compile time. */
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
  /** The change that the query makes, if any. */
  readonly change: PlannedChange | undefined;
};

/**
 * Compiled queries by engine, then by the function that builds them. The SQL is the same in every database that this process
 * opens.
 */
const compiledByEngine = new Map<unknown, Map<unknown, CompiledOnce>>();

/**
 * A query of an engine, compiled on its first use. Kysely takes longer to compile a query than SQLite takes to run it.
 *
 * @param key the same value for the same query
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
 * Creates a query that is compiled once per process and engine, and runs with different values each time. Define it at the top
 * level of a module, because it is never discarded.
 *
 * @param build builds the query; it may only write the values or compare with them
 * @returns a function that runs the query and returns its rows
 *
 * @example
 * const agentById = prepareQuery((db, { id }: { id: string }) => db.selectFrom('agents').selectAll().where('id', '=', id));
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
