import { type Compilable, type CompiledQuery, type Insertable, sql, type Updateable } from 'kysely';
import { limits } from '../core/limits.ts';
import { problem } from '../core/problem.ts';
import type { Change, Db } from './database.ts';
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

/**
 * Runs a query that is compiled once.
 *
 * @param key the same value for the same query
 * @param parameters the values, in the order in which the query has them
 * @param build builds the query, with any values
 */
const runCompiled = (db: Db, key: string, parameters: readonly unknown[], build: () => Compilable) =>
  db.execute({ ...compileOnce(db, key, build), parameters });

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
  async (db: Db, values: Input): Promise<readonly Row[]> => {
    const query = compileOnce(db, build, () => build(db, placeholders as Input));
    const fill = (value: unknown) => (value instanceof Placeholder ? values[value.name] : value);
    const { rows } = await db.execute({ ...query, parameters: query.parameters.map(fill) });
    return rows as Row[];
  };

type Row<Table extends keyof Tables> = Partial<Tables[Table]>;

/** The values of a query's conditions, and their part of its key. */
const toConditions = (where: Values): { values: unknown[]; key: string } => {
  const values: unknown[] = [];
  let key = '';
  for (const name in where) {
    const value = where[name];
    if (value !== null) values.push(value);
    key += value === null ? ` ${name} is null` : ` ${name}`;
  }
  return { values, key };
};

/** The columns of a row with a value that stands for any. */
const toBlank = (row: object): Values => Object.fromEntries(Object.keys(row).map((name) => [name, null]));

type Conditional = { where(column: string, operator: string, value: unknown): Conditional };

/** Adds conditions to a query. Null is compared by `is`. */
const filter = <Query>(query: Query, where: object): Query => {
  let filtered = query as unknown as Conditional;
  for (const [name, value] of Object.entries(where))
    filtered = filtered.where(name, value === null ? 'is' : '=', value);
  return filtered as unknown as Query;
};

/** Adds a change to the ones that a request made, unless it changed nothing or its table is internal. */
export const noteChange = ({ changes, schema }: Db, change: Change): void => {
  if (!changes || change.count === 0 || schema.table(change.records).isInternal) return;
  const { action, records, id } = change;
  const earlier = changes.find(
    (other) => other.action === action && other.records === records && id !== null && other.id === id,
  );
  if (earlier) earlier.fields = [...new Set([...earlier.fields, ...change.fields])];
  else changes.push(change);
};

/** Runs a query that writes, and notes the change. @returns how many rows were written */
const write = async (
  db: Db,
  key: string,
  parameters: readonly unknown[],
  build: () => Compilable,
  { action, records, id, fields }: Pick<Change, 'action' | 'records' | 'fields'> & { readonly id: unknown },
): Promise<number> => {
  const count = Number((await runCompiled(db, key, parameters, build)).numAffectedRows ?? 0);
  const ownId = count === 1 && typeof id === 'string' ? id : null;
  noteChange(db, { action, records, id: ownId, fields, count });
  return count;
};

/**
 * Inserts a row. This query, and the ones below, are compiled once for each table and set of columns.
 *
 * @param existing what happens to a row with the same key, which otherwise is an error
 * @returns how many rows were written
 */
export const insert = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  row: Insertable<Tables[Table]>,
  existing: 'fail' | 'keep' | 'replace' = 'fail',
): Promise<number> => {
  const { primaryKey } = db.schema.table(table);
  // The database doesn't report whether it inserted or replaced a row.
  const fields = existing === 'replace' ? Object.keys(row).filter((name) => !primaryKey.includes(name)) : [];
  const build = () => {
    const query = db.insertInto(table).values(toBlank(row) as Insertable<Tables[Table]>);
    if (existing === 'fail') return query;
    if (existing === 'keep') return query.onConflict((conflict) => conflict.doNothing());
    const replaced = fields.map((name) => [name, sql.ref(`excluded.${name}`)]);
    return query.onConflict((conflict) =>
      conflict.columns(primaryKey as never).doUpdateSet(Object.fromEntries(replaced) as never),
    );
  };
  return write(db, `insert ${existing} ${table} ${Object.keys(row)}`, Object.values(row), build, {
    action: existing === 'replace' ? 'changed' : 'added',
    records: table,
    fields,
    id: (row as Values).id,
  });
};

/** Rows to insert into one table. A column that a row lacks is null. */
export type Insertion = { readonly table: string; readonly rows: readonly object[] };

/** Inserts rows in order, without noting them as changes of a request: there may be thousands. */
export const insertAll = async (db: Db, insertions: readonly Insertion[]): Promise<void> => {
  for (const { table, rows } of insertions)
    for (const row of rows)
      await runCompiled(db, `insert fail ${table} ${Object.keys(row)}`, Object.values(row), () =>
        db.insertInto(table as 'runs').values(toBlank(row) as Insertable<Tables['runs']>),
      );
};

/** Changes the rows with some values. @returns how many there are */
export const update = <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
  changes: Row<Table>,
): Promise<number> => {
  const fields = Object.keys(changes);
  const { values, key } = toConditions(where);
  return write(
    db,
    `update ${table} ${fields}${key}`,
    [...Object.values(changes), ...values],
    () => filter(db.updateTable(table as 'runs').set(toBlank(changes) as Updateable<Tables['runs']>), where),
    { action: 'changed', records: table, id: (where as Values).id, fields },
  );
};

/** Deletes the rows with some values. @returns how many there were */
export const remove = <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
): Promise<number> => {
  const { values, key } = toConditions(where);
  const build = () => filter(db.deleteFrom(table), where);
  const id = (where as Values).id;
  return write(db, `delete ${table}${key}`, values, build, {
    action: 'removed',
    records: table,
    id,
    fields: [],
  });
};

/** The order and number of rows. */
type Selection<Table extends keyof Tables> = {
  /** The columns to sort by. */
  readonly by?: readonly (keyof Tables[Table] & string)[];
  readonly descending?: boolean;
  /** Values of the columns `by`: the rows that follow them. */
  readonly after?: readonly string[];
  readonly limit?: number;
  /** How many rows to omit at the start. It needs a limit. */
  readonly skip?: number;
};

/** Finds the rows with some values. */
export const findRows = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
  { by = [], descending = false, after = [], limit, skip }: Selection<Table> = {},
): Promise<readonly Tables[Table][]> => {
  const direction = descending ? 'desc' : undefined;
  const build = () => {
    let query = filter(db.selectFrom(table as 'runs').selectAll(), where);
    if (after.length > 0) {
      const columns = sql.join(by.map((column) => sql.ref(column)));
      query = query.where(sql<boolean>`(${columns}) ${sql.raw(descending ? '<' : '>')} (${sql.join(after)})`);
    }
    for (const column of by) query = query.orderBy(column as 'id', direction);
    if (limit !== undefined) query = query.limit(limit);
    return skip === undefined ? query : query.offset(skip);
  };
  const { values, key } = toConditions(where);
  values.push(...after);
  if (limit !== undefined) values.push(limit);
  if (skip !== undefined) values.push(skip);
  const order = by.length === 0 ? '' : ` by ${by} ${direction} ${after.length}`;
  const fullKey = `select ${table}${key}${order} ${limit === undefined} ${skip === undefined}`;
  const { rows } = await runCompiled(db, fullKey, values, build);
  return rows as Tables[Table][];
};

/** Finds the newest rows with some values, up to the number that the control plane lists. @param time the column to sort by */
export const findLatest = <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
  time: keyof Tables[Table] & string,
): Promise<readonly Tables[Table][]> => {
  const by = [time, 'id' as keyof Tables[Table] & string];
  return findRows(db, table, where, { by, descending: true, limit: limits.listedRecords });
};

/** Finds a row by some of its values; undefined if there is none. */
export const findRow = async <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
): Promise<Tables[Table] | undefined> => (await findRows(db, table, where, { limit: 1 }))[0];

type Find = <Table extends keyof Tables & string>(
  db: Db,
  table: Table,
  where: Row<Table>,
) => Promise<Tables[Table]>;

/** Finds a row that a request names by some of its values. @throws Problem `not-found` if there is none */
export const requireRow: Find = async (db, table, where) => {
  const row = await findRow(db, table, where);
  if (!row) throw problem('not-found');
  return row;
};

/** Finds a row by some of its values. @throws Error if there is none */
export const getRow: Find = async (db, table, where) => {
  const row = await findRow(db, table, where);
  if (!row) throw new Error(`The table ${table} has no row with ${JSON.stringify(where)}.`);
  return row;
};
