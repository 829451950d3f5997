import type { SqliteDatabase } from 'kysely';
import type { WriteCounts } from './write-counts.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;
type Known = { readonly rows: unknown[]; readonly asOf: number };

/** More parameters than one query is asked with at a time; beyond them it begins anew. */
const most = 30;

/** A longer result is read again each time: what is remembered stays small. */
const mostRows = 300;

/** What a query names: its tables, and columns besides, which at worst count writes to a table of their name. */
const namesIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '')),
];

/**
 * A query that gives the rows that it gave last time where nothing was written to its tables since: a frontend reads
 * the same few records over and over, and SQLite takes longer to hand over a row than all else about a request. Who
 * gets the rows can't change them.
 *
 * @param sql of a query that depends on its parameters and on its tables alone
 */
export const rememberRows = (sql: string, statement: Statement, writes: WriteCounts): Statement => {
  const known = new Map<string, Known>();
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
      if (rows.length > mostRows) return rows;
      for (const row of rows) Object.freeze(row);
      if (known.size >= most) known.clear();
      known.set(key, { rows: Object.freeze(rows) as unknown[], asOf });
      return rows;
    },
  };
};
