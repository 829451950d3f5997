import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { createCommitCounts } from './commit-counts.ts';
import type { Engine } from './engine.ts';
import { takeLock } from './lock-file.ts';
import { escapeNul, unescapeNul } from './nul.ts';
import { formatScript } from './script.ts';
import { createSqliteDriver } from './sqlite-driver.ts';
import { openSqlite, type SqliteConnection, type SqliteStatement } from './sqlite-library.ts';

const inMemory = ':memory:';

const quote = (value: string): string => `'${escapeNul(value).replaceAll("'", "''")}'`;

const getCode = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** An error of the database as a sentence about its file. */
const explainSqlite = (path: string, error: unknown): Error => {
  const { message } = error as Error;
  const reason = getCode(error).startsWith('SQLITE_BUSY')
    ? 'another program is writing. Stop it'
    : getCode(error) === 'SQLITE_NOTADB'
      ? 'it is not a SQLite database'
      : message;
  return new Error(`The records in ${path} can't be used: ${reason}.`, { cause: error });
};

/** Opens a file that no other sandbox uses. */
const openFile = (path: string): { database: SqliteConnection; unlock: () => void } => {
  let unlock = () => {};
  try {
    unlock = takeLock(path);
    const database = openSqlite(path);
    // Waits for another program that looks into the file.
    database.exec('pragma busy_timeout = 5000');
    database.exec('pragma journal_mode = wal');
    // A commit is on the disk, not only in the operating system's cache, before a request is answered.
    database.exec('pragma synchronous = full');
    return { database, unlock };
  } catch (error) {
    unlock();
    throw explainSqlite(path, error);
  }
};

/** A statement that escapes U+0000 in text that it writes, and reverts that in text that it reads. */
const withEscapes = (statement: SqliteStatement): SqliteStatement => {
  const escapeAll = (values: readonly unknown[]) =>
    values.map((value) => (typeof value === 'string' ? escapeNul(value) : value));
  return {
    reader: statement.reader,
    all(values) {
      const rows = statement.all(escapeAll(values)) as Record<string, unknown>[];
      for (const row of rows)
        for (const column in row) {
          const value = row[column];
          if (typeof value === 'string') row[column] = unescapeNul(value);
        }
      return rows;
    },
    run: (values) => statement.run(escapeAll(values)),
  };
};

/**
 * Embedded SQLite, for Kysely. Statements are prepared once for each SQL text: libsql frees prepared statements late, and
 * preparing one for each query makes the process grow without bound.
 *
 * @param path a file, or `:memory:`
 * @throws Error if the file can't be opened, is not a database, or another sandbox uses it
 */
export const sqlite = (path: string): Engine => {
  const isInMemory = path === inMemory;
  const { database, unlock } = isInMemory ? { database: openSqlite(path), unlock: () => {} } : openFile(path);
  database.exec('pragma foreign_keys = on');
  const commits = createCommitCounts();
  const statements = new Map<string, SqliteStatement>();
  const listeners = new Set<(message: string) => void>();
  let isClosed = false;
  const requireOpen = () => {
    if (isClosed) throw new Error('The sandbox is closed.');
  };
  const createDriver = () =>
    createSqliteDriver({
      commits,
      prepare(sql) {
        requireOpen();
        const statement = statements.get(sql) ?? withEscapes(database.prepare(sql));
        statements.set(sql, statement);
        return statement;
      },
      exec(script) {
        requireOpen();
        database.exec(formatScript(script, quote));
      },
      close() {
        if (isClosed) return;
        isClosed = true;
        database.close();
        unlock();
      },
    });
  return {
    dialect: {
      createDriver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    textType: 'text',
    setup: [],
    async hasTable(db, name) {
      const tables = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
        db,
      );
      return tables.rows.length > 0;
    },
    shared: false,
    // Another program may write to a file.
    ...(isInMemory && { commits }),
    async listen(onMessage) {
      listeners.add(onMessage);
      return async () => {
        listeners.delete(onMessage);
      };
    },
    // Listeners that query now wait for the transaction, which has the only connection.
    notify: async (_, message) => {
      for (const onMessage of listeners) onMessage(message);
    },
    explain: (error) => explainSqlite(path, error),
  };
};
