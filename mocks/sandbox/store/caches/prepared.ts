import type { Compilable } from 'kysely';
import type { MaybePromise } from '../../core/maybe-promise.ts';
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

/** A query that is compiled once. */
export type Prepared<Given extends Values, Row> = {
  /** Runs the query, unless its rows are cached. @returns its rows */
  (db: Db, values: Given): MaybePromise<readonly Row[]>;
  /** Its rows, without a promise; undefined where they are not cached. */
  cached(db: Db, values: Given): readonly Row[] | undefined;
  /** Primes the cache of its rows: these are what it returns for the values once the transaction is committed. */
  prime(db: Db, values: Given, rows: readonly Row[]): void;
};

/**
 * A query that is built and compiled once in a process for each engine, and run with other values each time. Define it at
 * the top of a module: it is never dropped.
 *
 * @param build the query; it may only compare with the values, and write them
 *
 * @example
 * const agentById = prepared((db, { id }: { id: string }) => db.selectFrom('agents').selectAll().where('id', '=', id));
 * const [agent] = await agentById(db, { id: 'agt_1' });
 */
export const prepared = <Given extends Values, Row extends object>(
  build: Build<Given, Row>,
): Prepared<Given, Row> =>
  Object.assign(
    (db: Db, values: Given) => {
      const [compiled, parameters, id] = fill(db, build, values);
      const known = db.cachedRows(compiled, parameters) as readonly Row[] | undefined;
      return known ?? db.executeCompiled(compiled, parameters, id).then(({ rows }) => rows as Row[]);
    },
    {
      cached(db: Db, values: Given) {
        const [compiled, parameters] = fill(db, build, values);
        return db.cachedRows(compiled, parameters) as readonly Row[] | undefined;
      },
      prime(db: Db, values: Given, rows: readonly Row[]) {
        const [compiled, parameters] = fill(db, build, values);
        db.prime(compiled, parameters, rows);
      },
    },
  );

/**
 * As `prepared`, for a write of one row, or of rows of an internal table, that nothing may forbid: a transaction may run
 * it as late as with its commit. A deletion has to be from a table that no other refers to.
 */
export const deferred =
  <Given extends Values>(build: Build<Given, unknown>): ((db: Db, values: Given) => MaybePromise<void>) =>
  (db, values) =>
    db.defer(...fill(db, build, values));
