import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, sql } from 'kysely';
import type { Engine, WriteListener } from './engine.ts';
import { escapeNul, unescapeNul } from './nul.ts';
import type { SqliteConnection, SqliteStatement } from './sqlite-connection.ts';
import { createSqliteDriver } from './sqlite-driver.ts';
import { classifySqliteError, explainSqlite } from './sqlite-errors.ts';

/** Wraps a statement so that it escapes U+0000 in strings that it writes, and unescapes it in strings that it reads. */
const withEscapes = (statement: SqliteStatement): SqliteStatement => {
  const escapeAll = (values: readonly unknown[]) =>
    values.map((value) => (typeof value === 'string' ? escapeNul(value) : (value ?? null)));
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

/** An open SQLite database. */
type SqliteDatabase = {
  readonly database: SqliteConnection;
  /** Where it is, for messages: a file, or `memory`. */
  readonly place: string;
  /** Whether no other program can write to it. */
  readonly isExclusive: boolean;
  /** Called after the connection is closed. */
  readonly onClose?: () => void;
};

/**
 * The SQLite engine for Kysely. Statements are prepared once for each SQL string. libsql frees prepared statements late, so
 * preparing one for each query would make the process grow without bound.
 */
export const createSqliteEngine = ({ database, place, isExclusive, onClose }: SqliteDatabase): Engine => {
  database.exec('pragma foreign_keys = on');
  const writeListeners: WriteListener[] = [];
  const statements = new Map<string, SqliteStatement>();
  const listeners = new Set<(message: string) => void>();
  let isClosed = false;
  const createDriver = () =>
    createSqliteDriver({
      onWrite: (table) => writeListeners.forEach((listener) => void listener(table)),
      classify: (error) => classifySqliteError(place, error),
      prepare(sql) {
        if (isClosed) throw new Error('The sandbox is closed.');
        const statement = statements.get(sql) ?? withEscapes(database.prepare(sql));
        statements.set(sql, statement);
        return statement;
      },
      close() {
        if (isClosed) return;
        isClosed = true;
        database.close();
        onClose?.();
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
    // The only connection, which has the transaction.
    execute: async (_, script) => database.exec(script),
    async hasTable(db, name) {
      const tables = await sql`select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(
        db,
      );
      return tables.rows.length > 0;
    },
    shared: false,
    ...(isExclusive && { onWrite: (listener) => void writeListeners.push(listener) }),
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
    explain: (error) => explainSqlite(place, error),
  };
};
