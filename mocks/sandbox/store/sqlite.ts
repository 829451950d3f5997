import type { Dialect, SqliteDatabase } from 'kysely';
import Database from 'libsql';
import { SqliteDialect } from './kysely.ts';

/**
 * Embedded SQLite through libsql, for Kysely. Statements are prepared once for each SQL text: libsql frees a prepared
 * statement late, and preparing at each query makes the process grow without end.
 *
 * @param path a file, or `:memory:`
 */
export const sqlite = (path: string): Dialect => {
  const database = new Database(path);
  database.exec('pragma foreign_keys = on');
  if (path !== ':memory:') database.exec('pragma journal_mode = wal');
  const prepared = new Map<string, ReturnType<SqliteDatabase['prepare']>>();
  return new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare(sql) {
        const known = prepared.get(sql);
        if (known) return known;
        const statement = database.prepare(sql) as unknown as ReturnType<SqliteDatabase['prepare']>;
        prepared.set(sql, statement);
        return statement;
      },
    },
  });
};
