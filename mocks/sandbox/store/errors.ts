/** The database failed for a reason unrelated to the request. The same request may succeed a little later. */
export class DatabaseUnavailableError extends Error {
  /** @param message what happened, and what to do */
  constructor(cause: unknown, message: string) {
    super(message, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** The database became unavailable during a commit, and can't be read now to find out whether it has stored the changes. */
export class UnknownOutcomeError extends DatabaseUnavailableError {
  /** @param error the error of the commit */
  constructor(error: DatabaseUnavailableError) {
    super(error.cause, `${error.message} It is unknown whether the last commit was stored.`);
    this.name = 'UnknownOutcomeError';
  }
}

// SQLite's extended result codes by name, and PostgreSQL's SQLSTATE.
const codes: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

/** Whether a query failed on either engine because a unique value already exists. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && codes.includes((error as { code?: unknown }).code);
