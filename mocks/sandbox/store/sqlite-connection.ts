/** A prepared statement. */
export type SqliteStatement = {
  /** Whether the statement returns rows, like `select` and `insert … returning`. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): unknown[];
  run(parameters: readonly unknown[]): { readonly changes: number | bigint };
};

/** The row of a statement's result that a library returns as a list of values. */
export const toRow = (names: readonly string[], values: readonly unknown[]): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
};

/** A connection to SQLite. Its errors have SQLite's result code, which `getSqliteCode` reads. */
export type SqliteConnection = {
  prepare(sql: string): SqliteStatement;
  /**
   * Runs a script of statements. If a statement fails, the effects of earlier ones stay unless a transaction is rolled back.
   */
  exec(sql: string): void;
  /** Closes the connection. Its statements must not be used afterwards. Closing it twice has no effect. */
  close(): void;
};
