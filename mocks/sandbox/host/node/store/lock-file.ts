import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSqlite } from './sqlite-library.ts';

/** The lock of a file. It is located next to the file itself, not next to a link to it. */
const getLockFile = (file: string): string =>
  existsSync(file)
    ? `${realpathSync(file)}.lock`
    : join(realpathSync(dirname(file)), `${basename(file)}.lock`);

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY');

/**
 * Locks a database's file for one sandbox. The lock is an empty database next to the file, in a transaction that never ends.
 * The operating system releases the lock when the process ends for any reason, so a lock is never stale. Other programs can
 * still open the file itself.
 *
 * @returns a function that releases the lock; the empty file stays, because another process may wait for it
 * @throws Error if another sandbox, in this process or another, has the lock
 */
export const takeLock = (file: string): (() => void) => {
  const database = openSqlite(getLockFile(file));
  try {
    // The process is about to end.
    database.exec('pragma busy_timeout = 1000');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      'another sandbox uses this file. Stop it, choose another file, or share the records through PostgreSQL (DATABASE_URL)',
      { cause: error },
    );
  }
  return () => {
    database.exec('rollback');
    database.close();
  };
};
