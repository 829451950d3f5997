/** The database failed for a reason unrelated to the request. The same request may succeed a little later. */
export class DatabaseUnavailableError extends Error {
  /** @param message what happened, and what to do */
  constructor(cause: unknown, message: string) {
    super(message, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** The database became unavailable during a commit, before it confirmed that it has stored the changes. */
export class UnknownOutcomeError extends DatabaseUnavailableError {
  /** @param error the error of the commit */
  constructor(error: DatabaseUnavailableError) {
    super(error.cause, `${error.message} It is unknown whether the last commit was stored.`);
    this.name = 'UnknownOutcomeError';
  }
}

/** SQLite's extended result code (https://sqlite.org/rescode.html), as libsql, `node:sqlite` or the WebAssembly build gives it. */
export const getSqliteCode = (error: unknown): number => {
  const { rawCode, errcode = rawCode, resultCode = errcode } = Object(error) as Record<string, unknown>;
  return Number(resultCode ?? 0);
};

/** SQLITE_CONSTRAINT_PRIMARYKEY and SQLITE_CONSTRAINT_UNIQUE. */
const sqliteUniqueViolations: readonly number[] = [1555, 2067];

/** Whether a query failed on either engine because a unique value already exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  sqliteUniqueViolations.includes(getSqliteCode(error)) || (error as { code?: unknown }).code === '23505';
