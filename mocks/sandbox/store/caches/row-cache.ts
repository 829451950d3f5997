import type { SqliteDatabase } from 'kysely';
import { namesIn } from '../names-in.ts';
import { equalitiesOf } from './equalities.ts';
import type { Inserted, WriteCounts } from './write-counts.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Parameters = readonly unknown[];

/** When rows were read: the writes to the table whose conditions are known, and to all other tables. */
type AsOf = { readonly own: number; readonly others: number };
type Known = AsOf & { readonly parameters: Parameters; readonly rows: unknown[]; readonly length: number };

/** A query whose rows are cached. */
export type CachedStatement = Statement & {
  /** The rows that are cached for the parameters and still valid. */
  cachedRows(parameters: Parameters): readonly unknown[] | undefined;
  /** Puts the rows into the cache that the query returns for the parameters as of now. */
  prime(parameters: Parameters, rows: readonly object[]): void;
};

/** More sets of parameters than a query is used with at a time. Beyond it the query's cache is emptied. */
const limit = 30;

/** A longer result is not cached. */
const rowLimit = 300;

/** Characters of the rows of a query. Beyond them its cache is emptied but for the last rows. */
const lengthLimit = 1024 * 1024;

const lengthOf = (rows: readonly object[]): number => {
  let length = 0;
  for (const row of rows)
    for (const name in row) {
      const value = (row as Record<string, unknown>)[name];
      if (typeof value === 'string') length += value.length;
    }
  return length;
};

/** Whether the parameters of a query are the same. It costs less than a key of them, which would have to be built. */
const areSame = (one: Parameters, other: Parameters): boolean => {
  for (let index = 0; index < one.length; index += 1) if (one[index] !== other[index]) return false;
  return true;
};

/**
 * Caches the rows of a query until one of its tables is written to: frontends read the same few records over and over,
 * and reading a row from SQLite takes longer than everything else about a request. An inserted record that the query
 * leaves out changes nothing. The rows are frozen.
 *
 * @param sql of a query that depends only on its parameters and on tables that it names in quotes
 */
export const cacheRows = (sql: string, statement: Statement, writes: WriteCounts): CachedStatement => {
  const known: Known[] = [];
  const equalities = equalitiesOf(sql);
  // Names of columns at worst add the writes to a table of the same name.
  const writesToOthers = writes.of(namesIn(sql).filter((name) => name !== equalities?.table));
  const writesToOwn = equalities ? writes.ofTable(equalities.table) : () => 0;
  const now = (): AsOf => ({ own: writesToOwn(), others: writesToOthers() });
  const isLeftOut =
    (parameters: Parameters) =>
    ({ columns, values }: Inserted) =>
      equalities?.columns.some(({ name, parameter }) => {
        const column = columns.indexOf(name);
        return column !== -1 && values[column] !== parameters[parameter];
      });
  /** Whether nothing was written since then that changes the rows for these parameters. */
  const isCurrent = (then: AsOf, { own, others }: AsOf, parameters: Parameters): boolean => {
    if (then.others !== others) return false;
    if (then.own === own || !equalities) return true;
    return writes.insertedSince(equalities.table, then.own)?.every(isLeftOut(parameters)) ?? false;
  };
  let length = 0;
  const release = (): void => {
    known.length = 0;
    length = 0;
  };
  // Nobody may ask for them again, and they would be kept.
  writes.afterAnywhere(release);
  const put = (parameters: Parameters, rows: unknown[], { own, others }: AsOf, added: number): void => {
    const found = known.findIndex((entry) => areSame(entry.parameters, parameters));
    let index = found === -1 ? known.length : found;
    length += added - (known[index]?.length ?? 0);
    if (index >= limit || length > lengthLimit) {
      release();
      length = added;
      index = 0;
    }
    known[index] = { parameters, rows, own, others, length: added };
  };
  const keep = (parameters: Parameters, rows: readonly object[], asOf: AsOf): unknown[] => {
    for (const row of rows) Object.freeze(row);
    const frozen = Object.freeze(rows) as unknown[];
    put(parameters, frozen, asOf, lengthOf(rows));
    return frozen;
  };
  const find = (parameters: Parameters): unknown[] | undefined => {
    const found = known.find((entry) => areSame(entry.parameters, parameters));
    if (!found) return undefined;
    const asOf = now();
    if (!isCurrent(found, asOf, parameters)) return undefined;
    if (found.own !== asOf.own) put(parameters, found.rows, asOf, found.length);
    return found.rows;
  };
  return {
    reader: true,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    all(parameters) {
      const found = find(parameters);
      if (found) return found;
      const asOf = now();
      const rows = statement.all(parameters) as object[];
      return rows.length > rowLimit ? rows : keep(parameters, rows, asOf);
    },
    cachedRows: find,
    prime: (parameters, rows) => void keep(parameters, rows, now()),
  };
};
