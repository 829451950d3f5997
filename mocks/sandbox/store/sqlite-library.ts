import Libsql from 'libsql';

/** A prepared statement. */
export type SqliteStatement = {
  /** Whether it returns rows. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { readonly changes: number };
};

/** A connection to a SQLite database. Its errors have SQLite's extended result code by name as their `code`. */
export type SqliteConnection = {
  readonly inTransaction: boolean;
  prepare(sql: string): SqliteStatement;
  /** Runs a script of several statements. */
  exec(sql: string): void;
  close(): void;
};

/**
 * Opens a SQLite database.
 *
 * @param path a file, or `:memory:`
 * @throws Error with SQLite's result code by name as its `code`
 */
export const openSqlite = (path: string, { readonly = false } = {}): SqliteConnection =>
  new Libsql(path, { readonly }) as unknown as SqliteConnection;
