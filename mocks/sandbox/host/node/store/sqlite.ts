import { statSync } from 'node:fs';
import type { Engine } from '../../../store/database.ts';
import { explainSqlite, getSqliteCode } from '../../../store/errors.ts';
import { createSqliteEngine, type SqliteConnection } from '../../../store/sqlite.ts';
import { getNeighborFile } from '../neighbor-file.ts';
import { openSqlite } from './sqlite-library.ts';

/** SQLITE_BUSY */
const busy = 5;

/**
 * Locks a database's file for one sandbox. The lock is an empty database next to the file, in a transaction that never ends.
 * The operating system releases the lock when the process ends for any reason, so a lock is never stale. Other programs can
 * still open the file itself.
 *
 * @returns a function that releases the lock; the empty file stays, because another process may wait for it
 * @throws Error if another sandbox, in this process or another, has the lock
 */
const takeLock = (file: string): (() => void) => {
  const database = openSqlite(getNeighborFile(file, 'lock'));
  try {
    // The process is about to end.
    database.exec('pragma busy_timeout = 1000');
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (getSqliteCode(error) !== busy) throw error;
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

/** How long to wait for a file that another program uses, in milliseconds: at the start, and in a request, which waits in the event loop. */
const [openTimeout, lockTimeout] = [5000, 50];

/** Opens a file, unless another sandbox uses it. */
const openFile = (path: string): { database: SqliteConnection; unlock: () => void } => {
  let unlock = () => {};
  try {
    unlock = takeLock(path);
    const database = openSqlite(path);
    // Waits while another program reads the file.
    database.exec(`pragma busy_timeout = ${openTimeout}`);
    database.exec('pragma journal_mode = wal');
    // A commit reaches the disk, not only the operating system's cache, before the response is sent.
    database.exec('pragma synchronous = full');
    database.exec(`pragma busy_timeout = ${lockTimeout}`);
    return { database, unlock };
  } catch (error) {
    unlock();
    throw explainSqlite(path, error);
  }
};

/**
 * The SQLite engine on a file, or in memory.
 *
 * @param path a file, or `:memory:`
 * @throws Error if the file can't be opened, isn't a database, or is in use by another sandbox
 */
export const sqlite = (path: string): Engine => {
  if (path === ':memory:')
    return createSqliteEngine({ database: openSqlite(path), place: 'memory', isExclusive: true });
  const { database, unlock } = openFile(path);
  const getInode = () => statSync(path, { throwIfNoEntry: false })?.ino;
  const inode = getInode();
  const isInPlace = () => getInode() === inode;
  // Another program may write to a file.
  return createSqliteEngine({ database, place: path, isExclusive: false, isInPlace, onClose: unlock });
};
