import { DatabaseUnavailableError } from './errors.ts';

/** What happened to a file, and what to do, by SQLite's primary result codes (https://sqlite.org/rescode.html). */
const meanings: Readonly<Record<string, string>> = {
  SQLITE_BUSY: 'another program is writing. Stop it',
  SQLITE_LOCKED: 'another program is writing. Stop it',
  SQLITE_FULL: 'the disk is full. Free some space',
  SQLITE_READONLY: 'the file is read-only. Grant this user the permission to write it',
  SQLITE_IOERR: 'the disk failed. Check the disk, its quota and the permissions of the folder',
  SQLITE_CANTOPEN:
    'SQLite could not open the file or its log. Check the permissions of the folder and the limit on open files',
  SQLITE_NOMEM: 'the memory is full. Stop other programs',
  SQLITE_CORRUPT: 'the file is damaged. Stop the sandbox, and delete the file or replace it with a copy',
  SQLITE_NOTADB: 'it is not a SQLite database',
};

const getCode = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');

/** The primary result code of an error: the first two parts of its name, such as `SQLITE_IOERR` of `SQLITE_IOERR_WRITE`. */
const getPrimaryCode = (error: unknown): string => getCode(error).split('_').slice(0, 2).join('_');

/** Describes a database error as a sentence about its file: what happened, and what to do. */
export const explainSqlite = (path: string, error: unknown): Error => {
  const cause = error instanceof DatabaseUnavailableError ? error.cause : error;
  const reason = meanings[getPrimaryCode(cause)] ?? (cause as Error).message;
  return new Error(`The records in ${path} can't be used: ${reason}.`, { cause });
};

/**
 * Classifies the error of a statement: returns a `DatabaseUnavailableError` if the file or the machine caused it, and the error
 * itself if the statement did.
 */
export const classifySqliteError = (path: string, error: unknown): unknown =>
  meanings[getPrimaryCode(error)] === undefined
    ? error
    : new DatabaseUnavailableError(error, explainSqlite(path, error).message);

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

/** Gives the errors of libraries that only have the number of a result code (`node:sqlite`, WebAssembly) the `code` of libsql's errors. */
export const withSqliteCodes = <Result>(call: () => Result): Result => {
  try {
    return call();
  } catch (error) {
    const { errcode, resultCode = errcode } = error as { errcode?: unknown; resultCode?: unknown };
    if (error instanceof Error && typeof resultCode === 'number')
      Object.assign(error, { code: codeNames[resultCode] ?? codeNames[resultCode & 0xff] ?? 'SQLITE_ERROR' });
    throw error;
  }
};
