import type { SqliteDatabase } from 'kysely';
import Libsql from 'libsql';
import { type ConnectionPool, type MemoryConnection, noteTables } from './caches/connection-pool.ts';
import { memoizeByIdentity } from './caches/memoize-by-identity.ts';
import { createMemoryStatements } from './caches/memory-statements.ts';
import type { Engine } from './engine.ts';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from './kysely.ts';
import { takeLock } from './lock-file.ts';
import { withoutNul } from './nul.ts';
import type { Schema } from './schema/schema.ts';
import { type Script, scriptOf } from './script.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import { createSqliteText } from './sqlite-text.ts';

type Connection = InstanceType<typeof Libsql>;
type Statement = ReturnType<SqliteDatabase['prepare']>;

const inMemory = ':memory:';

const quote = (value: string): string => `'${withoutNul(value).replaceAll("'", "''")}'`;

/** Writes a script once if it is frozen: those of the demo records take as long to write as to run. */
const textOf = memoizeByIdentity((script: Script) => scriptOf(script, quote));

const codeOf = (error: unknown): string => String((error as { code?: unknown }).code ?? '');

/** An error of the database as a sentence about its file. */
const explainSqlite = (path: string, error: unknown): Error => {
  const { message } = error as Error;
  const reason = codeOf(error).startsWith('SQLITE_BUSY')
    ? 'another program is writing. Stop it'
    : codeOf(error) === 'SQLITE_NOTADB'
      ? 'it is not a SQLite database'
      : message;
  return new Error(`The records in ${path} can't be used: ${reason}.`, { cause: error });
};

/**
 * Makes commits durable: with `synchronous = full` they are on the disk, not only in the operating system's cache, before
 * a request is answered. Another program that looks into the file is waited for.
 */
const guard = (database: Connection): void => {
  database.exec('pragma busy_timeout = 5000');
  database.exec('pragma journal_mode = wal');
  database.exec('pragma synchronous = full');
};

/** Opens a file that no other sandbox uses. */
const openFile = (path: string, fingerprint: string): MemoryConnection & { unlock(): void } => {
  let unlock = () => {};
  try {
    unlock = takeLock(path);
    const database = new Libsql(path);
    database.exec('pragma foreign_keys = on');
    guard(database);
    return { database, fingerprint, statements: new Map(), unlock };
  } catch (error) {
    unlock();
    throw explainSqlite(path, error);
  }
};

/**
 * Embedded SQLite through libsql, for Kysely. Statements are prepared once for each SQL text: libsql frees prepared
 * statements late, and preparing one for each query makes the process grow without bound.
 *
 * @param path a file, or `:memory:`
 * @param schema of the tables that it has, or will have
 * @param pool of connections to databases in memory
 * @throws Error if the file can't be opened, is not a database, or another sandbox uses it
 */
export const sqlite = (
  path: string,
  { fingerprint, tables }: Pick<Schema, 'fingerprint' | 'tables'>,
  pool: ConnectionPool,
): Engine => {
  // Another program may write to a file: its rows are not cached.
  const alone = path === inMemory;
  const file = alone ? undefined : openFile(path, fingerprint);
  const connection = file ?? pool.take(fingerprint);
  const { database, statements } = connection;
  const text = createSqliteText(!alone);
  const listeners = new Set<(message: string) => void>();
  const rawStatement = (sql: string): Statement => {
    const known = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, known);
    return known as unknown as Statement;
  };
  let closed = false;
  const requireOpen = () => {
    // Another sandbox may use the connection by now.
    if (closed) throw new Error('The sandbox is closed.');
  };
  const prepared = new Map<string, Statement>();
  const prepare = (sql: string): Statement => {
    const known = prepared.get(sql) ?? text.whole(rawStatement(sql));
    prepared.set(sql, known);
    return known;
  };
  const memory = alone
    ? createMemoryStatements(
        prepare,
        tables.map(({ name }) => name),
      )
    : undefined;
  const driver = () =>
    sqliteDriver({
      memory,
      prepare(sql) {
        requireOpen();
        return memory ? memory.prepare(sql) : prepare(sql);
      },
      exec(script) {
        requireOpen();
        memory?.anythingMayChange();
        const written = textOf(script);
        text.note(written);
        database.exec(written);
      },
      close() {
        if (closed) return;
        closed = true;
        memory?.discard();
        if (!file) return pool.release(connection);
        database.close();
        file.unlock();
      },
    });
  return {
    dialect: {
      createDriver: driver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => new SqliteAdapter(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    textType: 'text',
    setup: [],
    async hasTable(db, name) {
      const found = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
        db,
      );
      return found.rows.length > 0;
    },
    shared: false,
    ...(memory && {
      writesTo: memory.writesTo,
      noteTables: () => noteTables(connection),
    }),
    async listen(heard) {
      listeners.add(heard);
      return async () => {
        listeners.delete(heard);
      };
    },
    // Listeners that query now wait for the transaction, which has the only connection.
    tell: async (_, message) => {
      for (const heard of listeners) heard(message);
    },
    explain: (error) => explainSqlite(path, error),
  };
};
