import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type Libsql from 'libsql';

/** A prepared statement. */
export type SqliteStatement = {
  /** Whether the statement returns rows, like `select` and `insert … returning`. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { readonly changes: number | bigint };
};

/** A connection to SQLite. The `code` of its errors is the name of SQLite's result code. */
export type SqliteConnection = {
  prepare(sql: string): SqliteStatement;
  /**
   * Runs a script of statements. If a statement fails, the effects of earlier ones stay unless a transaction is rolled back.
   */
  exec(sql: string): void;
  /** Closes the connection. Its statements must not be used afterwards. Closing it twice has no effect. */
  close(): void;
};

type OpenSqlite = (path: string, options?: { readonly readonly?: boolean }) => SqliteConnection;

/** The parts of `node:sqlite` that are used. The types of Node 20 lack them. */
type NodeSqlite = {
  readonly DatabaseSync: new (
    path: string,
    options: { readonly readOnly: boolean },
  ) => {
    prepare(sql: string): {
      columns(): readonly { readonly name: string }[];
      setReturnArrays(enabled: boolean): void;
      all(...parameters: unknown[]): readonly unknown[];
      run(...parameters: unknown[]): { readonly changes: number | bigint };
    };
    exec(sql: string): void;
    close(): void;
  };
  readonly StatementSync: { readonly prototype: object };
};

/** The result codes that the sandbox distinguishes (https://sqlite.org/rescode.html). */
const codeNames: Readonly<Record<number, string>> = {
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  7: 'SQLITE_NOMEM',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  26: 'SQLITE_NOTADB',
  1555: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  2067: 'SQLITE_CONSTRAINT_UNIQUE',
};

/** Gives errors of `node:sqlite` the same codes as libsql's errors. `node:sqlite` uses one code for all errors. */
const withCodes = <Result>(call: () => Result): Result => {
  try {
    return call();
  } catch (error) {
    const { errcode } = error as { errcode?: unknown };
    if (error instanceof Error && typeof errcode === 'number')
      Object.assign(error, { code: codeNames[errcode] ?? codeNames[errcode & 0xff] ?? 'SQLITE_ERROR' });
    throw error;
  }
};

const withNode =
  ({ DatabaseSync }: NodeSqlite): OpenSqlite =>
  (path, { readonly = false } = {}) => {
    const database = withCodes(() => new DatabaseSync(path, { readOnly: readonly }));
    let isClosed = false;
    return {
      prepare(sql) {
        const statement = withCodes(() => database.prepare(sql));
        const names = statement.columns().map(({ name }) => name);
        // Its row objects have no prototype, and V8 reads such objects slowly.
        statement.setReturnArrays(true);
        const toRow = (values: readonly unknown[]) => {
          const row: Record<string, unknown> = {};
          for (const [index, name] of names.entries()) row[name] = values[index];
          return row;
        };
        return {
          reader: names.length > 0,
          all(parameters) {
            const rows = withCodes(() => statement.all(...parameters)) as readonly unknown[][];
            return rows.map(toRow);
          },
          run: (parameters) => withCodes(() => statement.run(...parameters)),
        };
      },
      exec: (sql) => withCodes(() => database.exec(sql)),
      close() {
        if (!isClosed) database.close();
        isClosed = true;
      },
    };
  };

// Loaded on first use, because a Node version with its own library needs no other.
const loadLibsql = () => createRequire(import.meta.url)('libsql') as typeof Libsql;

const withLibsql: OpenSqlite = (path, { readonly = false } = {}) => {
  // libsql's option `readonly` has no effect: it would create the file, and merge a log that remains next to it.
  const database = new (loadLibsql())(readonly ? `${pathToFileURL(path)}?mode=ro` : path);
  return {
    prepare: (sql) => database.prepare(sql) as unknown as SqliteStatement,
    exec: (sql) => void database.exec(sql),
    close: () => void database.close(),
  };
};

/** Loads `node:sqlite` without the warning of some Node versions that it is experimental. */
const loadNodeSqlite = (): NodeSqlite | undefined => {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule?.('node:sqlite') as NodeSqlite | undefined;
  } finally {
    process.emitWarning = emitWarning;
  }
};

const nodeSqlite = loadNodeSqlite();
// Before Node 22.16, a statement doesn't expose whether it returns rows.
const hasColumns = nodeSqlite !== undefined && 'columns' in nodeSqlite.StatementSync.prototype;

/**
 * The SQLite library of this process. Two libraries in one process don't see each other's locks, and closing a file in one
 * library releases the other library's locks.
 */
export const sqliteLibrary = hasColumns ? 'node:sqlite' : 'libsql';

/**
 * Opens a SQLite database with `node:sqlite` on Node 22.16 and newer, and with libsql on older versions.
 *
 * @param path a file, or `:memory:`
 * @throws Error if the file can't be opened
 */
export const openSqlite: OpenSqlite = hasColumns ? withNode(nodeSqlite) : withLibsql;
