import type { Compilable, CompiledQuery, Insertable, Updateable } from 'kysely';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** A placeholder in a query for a value that is unknown at compile time. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;

const placeholders = new Proxy<Values>({}, { get: (_, name) => new Placeholder(String(name)) });

/** Placeholders with the names of some values. */
const toPlaceholders = (values: object): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, new Placeholder(name)]));

/**
 * Compiled queries by engine, then by the function that builds them. The SQL is the same in every database that this process
 * opens.
 */
const compiledByEngine = new Map<unknown, Map<unknown, CompiledQuery>>();

/** A query of an engine, compiled on its first use. Kysely takes longer to compile a query than SQLite takes to run it. */
const compileOnce = (db: Db, key: unknown, build: () => Compilable): CompiledQuery => {
  const engine = db.getExecutor().adapter.constructor;
  const queries = compiledByEngine.get(engine) ?? new Map<unknown, CompiledQuery>();
  compiledByEngine.set(engine, queries);
  const query = queries.get(key) ?? build().compile();
  queries.set(key, query);
  return query;
};

/** Runs a query that is compiled once. @param key the same value for the same query */
const runCompiled = async (db: Db, key: unknown, values: Values, build: () => Compilable) => {
  const query = compileOnce(db, key, build);
  const fill = (value: unknown) => (value instanceof Placeholder ? values[value.name] : value);
  const { rows } = await db.execute({ ...query, parameters: query.parameters.map(fill), fill });
  return rows;
};

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
  <Input extends Readonly<Record<string, string | number | null>>, Row extends object>(
    build: (db: Db, values: Input) => Compilable<Row>,
  ) =>
  async (db: Db, values: Input): Promise<readonly Row[]> =>
    (await runCompiled(db, build, values, () => build(db, placeholders as Input))) as Row[];

/** Inserts one record. The statement is compiled once for each table and set of columns. */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  record: Tables[Table] & Values,
): Promise<void> => {
  await runCompiled(db, `insert ${table} ${Object.keys(record)}`, record, () =>
    db.insertInto(table).values(toPlaceholders(record) as Insertable<Tables[Table]>),
  );
};

type Identified = {
  [Table in keyof Tables]: Tables[Table] extends { id: string } ? Table : never;
}[keyof Tables];

/** Changes one record. The statement is compiled once for each table and set of columns. */
export const update = async <Table extends Identified & string>(
  db: Db,
  table: Table,
  id: string,
  changes: Partial<Tables[Table]>,
): Promise<void> => {
  await runCompiled(db, `update ${table} ${Object.keys(changes)}`, { ...changes, id }, () =>
    db
      .updateTable(table as 'runs')
      .set(toPlaceholders(changes) as Updateable<Tables['runs']>)
      .where('id', '=', placeholders.id as string),
  );
};
