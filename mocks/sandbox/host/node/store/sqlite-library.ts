import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type Libsql from 'libsql';
import { type SqliteConnection, type SqliteStatement, toRow } from '../../../store/sqlite.ts';

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

const withNode =
  ({ DatabaseSync }: NodeSqlite): OpenSqlite =>
  (path, { readonly = false } = {}) => {
    const database = new DatabaseSync(path, { readOnly: readonly });
    let isClosed = false;
    return {
      prepare(sql) {
        const statement = database.prepare(sql);
        const names = statement.columns().map(({ name }) => name);
        // Its row objects have no prototype, and V8 reads such objects slowly.
        statement.setReturnArrays(true);
        return {
          reader: names.length > 0,
          all: (parameters) =>
            statement.all(...parameters).map((values) => toRow(names, values as readonly unknown[])),
          run: (parameters) => statement.run(...parameters),
        };
      },
      exec: (sql) => database.exec(sql),
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
