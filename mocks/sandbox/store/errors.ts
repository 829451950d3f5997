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

/** What happened to a file, and what to do, by SQLite's primary result codes (https://sqlite.org/rescode.html). */
const meanings: Readonly<Record<number, string>> = {
  5: 'another program is writing. Stop it', // SQLITE_BUSY
  6: 'another program is writing. Stop it', // SQLITE_LOCKED
  7: 'the memory is full. Stop other programs', // SQLITE_NOMEM
  8: 'the file is read-only. Grant this user the permission to write it', // SQLITE_READONLY
  10: 'the disk failed. Check the disk, its quota and the permissions of the folder', // SQLITE_IOERR
  11: 'the file is damaged. Stop the sandbox, and delete the file or replace it with a copy', // SQLITE_CORRUPT
  13: 'the disk is full. Free some space', // SQLITE_FULL
  // SQLITE_CANTOPEN
  14: 'SQLite could not open the file or its log. Check the permissions of the folder and the limit on open files',
  26: 'it is not a SQLite database', // SQLITE_NOTADB
};

/** The meaning of an error's primary result code, which is the lowest byte of the extended one. */
const getMeaning = (error: unknown): string | undefined => meanings[getSqliteCode(error) & 0xff];

/** Describes a file that isn't where it was opened. */
export const explainMissing = (path: string): string =>
  `The records in ${path} can't be used: the file was moved, deleted or replaced. Move it back, or restart the sandbox.`;

/** Describes a database error as a sentence about its file: what happened, and what to do. */
export const explainSqlite = (path: string, error: unknown): Error => {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const reason = getMeaning(cause) ?? (cause as Error).message;
  return new Error(`The records in ${path} can't be used: ${reason}.`, { cause });
};

/**
 * Classifies the error of a statement: returns a `DatabaseUnavailableError` if the file or the machine caused it, and the error
 * itself if the statement did.
 */
export const classifySqliteError = (path: string, error: unknown): unknown =>
  getMeaning(error) === undefined
    ? error
    : new DatabaseUnavailableError(error, explainSqlite(path, error).message);
