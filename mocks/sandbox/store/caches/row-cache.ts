import type { SqliteDatabase } from 'kysely';
import { namesIn } from '../names-in.ts';
import { equalitiesOf } from './equalities.ts';
import type { Inserted, WriteCounts } from './write-counts.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Parameters = readonly unknown[];

/** When rows were read: the writes to the table whose conditions are known, and to all other tables. */
type AsOf = { readonly own: number; readonly others: number };
type Known = AsOf & { readonly rows: unknown[] };

/** A query whose rows are cached. */
export type CachedStatement = Statement & {
  /** Puts the rows into the cache that the query returns for the parameters as of now. */
  prime(parameters: Parameters, rows: readonly object[]): void;
};

/** More sets of parameters than a query is used with at a time. Beyond it the query's cache is emptied. */
const limit = 30;

/** A longer result is not cached. */
const rowLimit = 300;

/** Different for different parameters: their number is that of the query. */
const keyOf = (parameters: Parameters): string => {
  let key = '';
  for (const value of parameters)
    key += typeof value === 'string' ? `${value.length}:${value}` : `${String(value)};`;
  return key;
};

/**
 * Caches the rows of a query until one of its tables is written to: frontends read the same few records over and over,
 * and reading a row from SQLite takes longer than everything else about a request. An inserted record that the query
 * leaves out changes nothing. The rows are frozen.
 *
 * @param sql of a query that depends only on its parameters and on tables that it names in quotes
 */
export const cacheRows = (sql: string, statement: Statement, writes: WriteCounts): CachedStatement => {
  const known = new Map<string, Known>();
  const equalities = equalitiesOf(sql);
  // Names of columns at worst add the writes to a table of the same name.
  const others = namesIn(sql).filter((name) => name !== equalities?.table);
  const now = (): AsOf => ({
    own: equalities ? writes.ofTable(equalities.table) : 0,
    others: writes.of(others),
  });
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
  const keep = (key: string, rows: readonly object[], asOf: AsOf): unknown[] => {
    for (const row of rows) Object.freeze(row);
    if (known.size >= limit) known.clear();
    const frozen = Object.freeze(rows) as unknown[];
    known.set(key, { rows: frozen, ...asOf });
    return frozen;
  };
  return {
    reader: true,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    all(parameters) {
      const key = keyOf(parameters);
      const asOf = now();
      const found = known.get(key);
      if (found && isCurrent(found, asOf, parameters)) {
        if (found.own !== asOf.own) known.set(key, { rows: found.rows, ...asOf });
        return found.rows;
      }
      const rows = statement.all(parameters) as object[];
      return rows.length > rowLimit ? rows : keep(key, rows, asOf);
    },
    prime: (parameters, rows) => void keep(keyOf(parameters), rows, now()),
  };
};
