import type { SqliteDatabase } from 'kysely';
import { namesIn } from '../names-in.ts';
import type { WriteCounts } from './write-counts.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Known = { readonly rows: unknown[]; readonly asOf: number };

/** More sets of parameters than a query is used with at a time. Beyond it the query's cache is emptied. */
const limit = 30;

/** A longer result is not cached. */
const rowLimit = 300;

/**
 * Caches the rows of a query until one of its tables is written to: frontends read the same few records over and over,
 * and reading a row from SQLite takes longer than everything else about a request. The rows are frozen.
 *
 * @param sql of a query that depends only on its parameters and on tables that it names in quotes
 */
export const cacheRows = (sql: string, statement: Statement, writes: WriteCounts): Statement => {
  const known = new Map<string, Known>();
  // Names of columns at worst add the writes to a table of the same name.
  const names = namesIn(sql);
  return {
    reader: true,
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    all(parameters) {
      const key = JSON.stringify(parameters);
      const asOf = writes.of(names);
      const found = known.get(key);
      if (found?.asOf === asOf) return found.rows;
      const rows = statement.all(parameters);
      if (rows.length > rowLimit) return rows;
      for (const row of rows) Object.freeze(row);
      if (known.size >= limit) known.clear();
      known.set(key, { rows: Object.freeze(rows) as unknown[], asOf });
      return rows;
    },
  };
};
