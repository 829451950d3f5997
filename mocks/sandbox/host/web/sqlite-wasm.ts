import initSqlite, { type Database, type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';
import type { SqliteConnection, SqliteStatement } from '../../store/sqlite-connection.ts';
import { withSqliteCodes } from '../../store/sqlite-errors.ts';

type Library = Awaited<ReturnType<typeof initSqlite>>;

let library: Promise<Library> | undefined;

const loadLibrary = async (): Promise<Library> => {
  const sqlite = await initSqlite();
  // It would print each failed statement, although the failure is also thrown.
  Object.assign(sqlite.config, { warn: () => undefined });
  return sqlite;
};

/** Makes a statement ready for its next run. Throws the failure of the last one again, which was thrown already. */
const reset = (statement: PreparedStatement): void => {
  try {
    statement.reset();
  } catch {
    // `step` has thrown it.
  }
};

const prepare = (database: Database, sql: string): SqliteStatement => {
  const statement = withSqliteCodes(() => database.prepare(sql));
  const names = statement.columnCount === 0 ? [] : statement.getColumnNames();
  const toRow = (values: readonly SqlValue[]): Record<string, unknown> => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  };
  const bind = (parameters: readonly unknown[]) => {
    if (parameters.length > 0) statement.bind(parameters as SqlValue[]);
  };
  return {
    reader: names.length > 0,
    all: (parameters) =>
      withSqliteCodes(() => {
        try {
          bind(parameters);
          const rows: Record<string, unknown>[] = [];
          while (statement.step()) rows.push(toRow(statement.get([])));
          return rows;
        } finally {
          reset(statement);
        }
      }),
    run: (parameters) =>
      withSqliteCodes(() => {
        try {
          bind(parameters);
          statement.step();
          return { changes: database.changes() };
        } finally {
          reset(statement);
        }
      }),
  };
};

/** Opens a database in memory with SQLite's own build for WebAssembly. The library is loaded on the first call. */
export const openSqliteInMemory = async (): Promise<SqliteConnection> => {
  library ??= loadLibrary();
  const { oo1 } = await library;
  const database = new oo1.DB(':memory:');
  return {
    prepare: (sql) => prepare(database, sql),
    exec: (sql) => void withSqliteCodes(() => database.exec(sql)),
    close: () => database.close(),
  };
};
