import type { SqliteDatabase } from 'kysely';
import { namesIn } from '../names-in.ts';
import type { Statement as Call } from '../script.ts';
import { after } from './after.ts';
import { type CachedStatement, cacheRows } from './row-cache.ts';
import { createWriteBuffer } from './write-buffer.ts';
import { createWriteCounts, readsOnly } from './write-counts.ts';

type Prepare = SqliteDatabase['prepare'];
type Statement = ReturnType<Prepare>;

/** A query with the rows that it returns. */
export type PrimedRows = Call & { readonly rows: readonly object[] };

/** The statements of a database in memory, which nothing else writes to: rows are cached, and writes buffered. */
export type MemoryStatements = {
  readonly prepare: Prepare;
  /** Executes the last writes of a transaction, or buffers them. @returns whether they are buffered */
  readonly buffer: (writes: readonly Call[]) => boolean;
  /** Executes what is buffered. */
  readonly flush: () => void;
  /** Forgets what is buffered. */
  readonly discard: () => void;
  /** Flushes the buffer, and expects a write to any table. */
  readonly anythingMayChange: () => void;
  /** Puts the rows of a query into its cache. */
  readonly prime: (primed: PrimedRows) => void;
  /** The rows of a query, if they are cached. */
  readonly cachedRows: (query: Call) => readonly unknown[] | undefined;
  /** Returns a number that increases with every write to one of the tables, each time it is asked. */
  readonly writesTo: (tables: readonly string[]) => () => number;
};

/** Whether it is a query that depends only on its parameters and on tables that it names in quotes. */
const isQuery = (sql: string): boolean =>
  /^select\b/i.test(sql) && !/\b(?:from|join)\s+(?!["(])/i.test(sql) && !sql.includes('sqlite_');

/**
 * @param prepare prepares a statement, once for each SQL text
 * @param tables each after those that its rows refer to
 */
export const createMemoryStatements = (prepare: Prepare, tables: readonly string[]): MemoryStatements => {
  const writes = createWriteCounts();
  const { take, flush, flushBefore, discard } = createWriteBuffer(prepare, writes, tables);
  const others = new Map<string, Statement>();
  const queries = new Map<string, CachedStatement>();
  const cached = (sql: string): CachedStatement => {
    const known = queries.get(sql);
    if (known) return known;
    const names = new Set(namesIn(sql));
    const query = cacheRows(
      sql,
      after(() => flushBefore(names), prepare(sql)),
      writes,
    );
    queries.set(sql, query);
    return query;
  };
  const watched = (sql: string): Statement => {
    const statement = prepare(sql);
    if (!readsOnly(sql)) return writes.counted(sql, after(flush, statement));
    if (!statement.reader) return statement;
    return isQuery(sql) ? cached(sql) : after(flush, statement);
  };
  return {
    prepare(sql) {
      const known = others.get(sql) ?? watched(sql);
      others.set(sql, known);
      return known;
    },
    buffer: take,
    flush,
    discard,
    anythingMayChange() {
      flush();
      writes.anywhere();
    },
    prime: ({ sql, parameters, rows }) => cached(sql).prime(parameters, rows),
    cachedRows: ({ sql, parameters }) => queries.get(sql)?.cachedRows(parameters),
    writesTo: writes.of,
  };
};
