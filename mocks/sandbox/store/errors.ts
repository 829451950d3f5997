/** The database failed through no mutant of the request: the same request may succeed a little later. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super(`The database can't be used: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

// SQLite's extended result code by name, and PostgreSQL's SQLSTATE.
const codes: readonly unknown[] = ['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'];

/** Whether a query failed because a value that must be unique exists already, on either engine. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && codes.includes((error as { code?: unknown }).code);
