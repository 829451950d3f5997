import type { SqliteConnection } from '../../store/sqlite-connection.ts';
import { getOpfsPath, hasEntry, openExclusively, openOpfsFolder, takeOpfsLock, unusable } from './opfs.ts';
import { loadLibrary, toConnection } from './sqlite-wasm.ts';

/** The folder of SQLite's files, in the folder of a location. SQLite gives them random names, below `.opaque`. */
export const recordsFolder = 'records';

/** The file of the records, as SQLite sees it. */
const database = '/records.db';

/** SQLite needs a file for the records and one for its journal; it also opens temporary ones. */
const initialCapacity = 6;

/**
 * Checks that no worker has the files open. SQLite's library deletes a folder if it can't open all of its files.
 *
 * @throws Error if one has
 */
const requireClosed = async (data: string, folder: FileSystemDirectoryHandle): Promise<void> => {
  for await (const entry of folder.values())
    if (entry.kind === 'directory') await requireClosed(data, entry as FileSystemDirectoryHandle);
    else (await openExclusively(data, entry as FileSystemFileHandle)).close();
};

/** Opens the records after the lock was taken. */
const open = async (data: string): Promise<{ connection: SqliteConnection; pause: () => void }> => {
  const folder = await openOpfsFolder(data);
  const isNew = !(await hasEntry(folder, recordsFolder));
  if (!isNew) await requireClosed(data, await folder.getDirectoryHandle(recordsFolder));
  const { installOpfsSAHPoolVfs } = await loadLibrary();
  const path = getOpfsPath(data);
  const pool = await installOpfsSAHPoolVfs({
    name: path,
    directory: `${path}/${recordsFolder}`,
    initialCapacity,
  });
  // It is paused if this worker has used the same records before.
  await pool.unpauseVfs();
  try {
    if (!isNew && !pool.getFileNames().includes(database))
      throw unusable(data, 'their file is damaged. Choose another name');
    const connection = toConnection(new pool.OpfsSAHPoolDb(database));
    return { connection, pause: () => void pool.pauseVfs() };
  } catch (error) {
    pool.pauseVfs();
    throw error;
  }
};

/**
 * Opens records in OPFS, for one sandbox.
 *
 * @returns the connection, and a function to call after it is closed
 * @throws Error if another sandbox uses them, or if they are damaged
 */
export const openSqliteInOpfs = async (
  data: string,
): Promise<{ connection: SqliteConnection; onClose: () => void }> => {
  const unlock = await takeOpfsLock(data);
  try {
    const { connection, pause } = await open(data);
    return {
      connection,
      onClose() {
        pause();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
