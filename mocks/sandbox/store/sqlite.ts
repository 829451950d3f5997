import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import { createCommitCounts } from './commit-counts.ts';
import type { Engine } from './engine.ts';
import { takeLock } from './lock-file.ts';
import { escapeNul, unescapeNul } from './nul.ts';
import { formatScript } from './script.ts';
import { createSqliteDriver } from './sqlite-driver.ts';
import { classifySqliteError, explainSqlite } from './sqlite-errors.ts';
import { openSqlite, type SqliteConnection, type SqliteStatement } from './sqlite-library.ts';

const inMemory = ':memory:';

const quote = (value: string): string => `'${escapeNul(value).replaceAll("'", "''")}'`;

/** How long to wait for a file that another program uses, in milliseconds: at the start, and in a request, which waits in the event loop. */
const [openTimeout, lockTimeout] = [5000, 50];

/** Opens a file, unless another sandbox uses it. */
const openFile = (path: string): { database: SqliteConnection; unlock: () => void } => {
  let unlock = () => {};
  try {
    unlock = takeLock(path);
    const database = openSqlite(path);
    // Waits while another program reads the file.
    database.exec(`pragma busy_timeout = ${openTimeout}`);
    database.exec('pragma journal_mode = wal');
    // A commit reaches the disk, not only the operating system's cache, before the response is sent.
    database.exec('pragma synchronous = full');
    database.exec(`pragma busy_timeout = ${lockTimeout}`);
    return { database, unlock };
  } catch (error) {
    unlock();
    throw explainSqlite(path, error);
  }
};

/** Wraps a statement so that it escapes U+0000 in strings that it writes, and unescapes it in strings that it reads. */
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
 * The embedded SQLite engine for Kysely. Statements are prepared once for each SQL string. libsql frees prepared statements
 * late, so preparing one for each query would make the process grow without bound.
 *
 * @param path a file, or `:memory:`
 * @throws Error if the file can't be opened, isn't a database, or is in use by another sandbox
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
      classify: (error) => classifySqliteError(isInMemory ? 'memory' : path, error),
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
    unlogged: '',
    setup: [],
    async hasTable(db, name) {
      const tables = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
        db,
      );
      return tables.rows.length > 0;
    },
    shared: false,
    // Another program may write to a file, so only commits to memory can be counted.
    ...(isInMemory && { commits }),
    async listen(onMessage) {
      listeners.add(onMessage);
      return async () => {
        listeners.delete(onMessage);
      };
    },
    // A listener that queries now waits for the transaction, because the transaction has the only connection.
    notify: async (_, message) => {
      for (const onMessage of listeners) onMessage(message);
    },
    explain: (error) => explainSqlite(path, error),
  };
};
