import initSqlite, { type Database, type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { type SqliteConnection, type SqliteStatement, toRow } from '../../store/sqlite.ts';

type Library = Awaited<ReturnType<typeof initSqlite>>;

let library: Promise<Library> | undefined;

/** The configuration that SQLite reads from a global variable when it starts. */
const config = {
  // It would print each failed statement, although the failure is also thrown.
  warn: () => undefined,
  // These file systems aren't used, and need headers that most file servers don't send.
  disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true } },
};

/** Returns SQLite's own build for WebAssembly, which is loaded on the first call. */
export const loadLibrary = (): Promise<Library> => {
  Object.assign(globalThis, { sqlite3ApiConfig: config });
  library ??= initSqlite();
  return library;
};

/** Makes a statement ready for its next run. Throws the failure of the last one again, which was thrown already. */
const reset = (statement: PreparedStatement): void => {
  try {
    statement.reset();
  } catch {
    // `step` has thrown it.
  }
};

const wrapStatement = (database: Database, statement: PreparedStatement): SqliteStatement => {
  const names = statement.columnCount === 0 ? [] : statement.getColumnNames();
  const runWith = <Result>(parameters: readonly unknown[], run: () => Result): Result => {
    try {
      if (parameters.length > 0) statement.bind(parameters as SqlValue[]);
      return run();
    } finally {
      reset(statement);
    }
  };
  return {
    reader: names.length > 0,
    all: (parameters) =>
      runWith(parameters, () => {
        const rows: Record<string, unknown>[] = [];
        while (statement.step()) rows.push(toRow(names, statement.get([])));
        return rows;
      }),
    run: (parameters) =>
      runWith(parameters, () => {
        statement.step();
        return { changes: database.changes() };
      }),
  };
};

/** Wraps an open database. */
export const toConnection = (database: Database): SqliteConnection => {
  const statements: PreparedStatement[] = [];
  return {
    prepare(sql) {
      const statement = database.prepare(sql);
      statements.push(statement);
      return wrapStatement(database, statement);
    },
    exec: (sql) => void database.exec(sql),
    close() {
      // Until all statements are finalized, SQLite keeps the database open. The library's `close` finalizes none.
      for (const statement of statements.splice(0)) statement.finalize();
      database.close();
    },
  };
};

/** Opens a database in memory. */
export const openSqliteInMemory = async (): Promise<SqliteConnection> => {
  const { oo1 } = await loadLibrary();
  return toConnection(new oo1.DB(':memory:'));
};
