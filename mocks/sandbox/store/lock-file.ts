import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { openSqlite } from './sqlite-library.ts';

/** The lock of a file, beside the file itself and not beside a link to it. */
const getLockFile = (file: string): string =>
  existsSync(file)
    ? `${realpathSync(file)}.lock`
    : join(realpathSync(dirname(file)), `${basename(file)}.lock`);

const isBusy = (error: unknown): boolean =>
  String((error as { code?: unknown }).code ?? '').startsWith('SQLITE_BUSY');

/**
 * Takes a database's file for one sandbox: an empty database beside it, in a transaction that never ends. The operating
 * system releases the lock when the process ends, however it ends, so no lock is ever stale. The file itself stays
 * open to whoever wants to look into it.
 *
 * @returns releases the lock; the empty file stays, since another process may wait for it
 * @throws Error if another sandbox has the lock, in this process or another
 */
export const takeLock = (file: string): (() => void) => {
  const database = openSqlite(getLockFile(file));
  try {
    // For a process that is about to end.
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
