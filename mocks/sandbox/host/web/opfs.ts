import { InvalidOptionError } from '../../core/option-checks.ts';
import type { SqliteConnection } from '../../store/sqlite.ts';
import { loadLibrary, toConnection } from './sqlite-wasm.ts';

/** The part of FileSystemSyncAccessHandle that is used here. TypeScript declares it only for workers. */
type SyncAccessHandle = {
  read(buffer: Uint8Array<ArrayBuffer>): number;
  write(buffer: Uint8Array<ArrayBuffer>): number;
  getSize(): number;
  flush(): void;
  close(): void;
};

/** The locations in the origin's private file system (OPFS): `opfs:` and a name. */
const location = /^opfs:(?<name>[\w-]{1,64})$/;

/** How long to wait for a worker that ends, such as the one of a page that is reloaded, in milliseconds. */
const openTimeout = 2000;

/** Creates the error for records that can't be used. @param reason what is wrong, and what to do */
export const unusable = (data: string, reason: string, cause?: unknown): Error =>
  new Error(`The records in ${data} can't be used: ${reason}.`, { cause });

const inUse = 'another tab or worker uses them. Close it, or choose another name';

/**
 * Checks a location of records in OPFS.
 *
 * @throws InvalidOptionError if the name is invalid, or if this isn't a dedicated worker
 */
export const checkOpfsLocation = (data: string): void => {
  if (!location.test(data))
    throw new InvalidOptionError(
      `The option "data" takes 'opfs:' and a name of at most 64 letters, digits, _ and -, such as 'opfs:demo'. Received: ${data}.`,
    );
  // Only dedicated workers of secure contexts have it.
  if (!('createSyncAccessHandle' in (globalThis.FileSystemFileHandle?.prototype ?? {})))
    throw new InvalidOptionError(
      `The option "data" takes '${data}' only in a dedicated worker, on https: or localhost, because other programs of a page can't write files synchronously. Call createSandbox in a worker: new Worker(url, { type: 'module' }).`,
    );
};

/** The path of the folder of a location. */
export const getOpfsPath = (data: string): string =>
  `workspace-api-sandbox-${location.exec(data)?.groups?.name}`;

/** Opens the folder of a location, and creates it if it is missing. */
export const openOpfsFolder = async (data: string): Promise<FileSystemDirectoryHandle> => {
  const root = await navigator.storage.getDirectory();
  return root.getDirectoryHandle(getOpfsPath(data), { create: true });
};

/** Whether a folder contains a file or a folder of this name. */
export const hasEntry = async (folder: FileSystemDirectoryHandle, name: string): Promise<boolean> => {
  for await (const key of folder.keys()) if (key === name) return true;
  return false;
};

/**
 * Opens a file for this worker only.
 *
 * @throws Error if it is open elsewhere
 */
export const openExclusively = async (
  data: string,
  file: FileSystemFileHandle,
): Promise<SyncAccessHandle> => {
  try {
    return await (
      file as unknown as { createSyncAccessHandle(): Promise<SyncAccessHandle> }
    ).createSyncAccessHandle();
  } catch (error) {
    throw (error as Error).name === 'NoModificationAllowedError' ? unusable(data, inUse, error) : error;
  }
};

/**
 * Takes the lock of a location, for this sandbox only. The browser releases the locks of a worker that ends.
 *
 * @returns releases the lock
 * @throws Error if another sandbox has it
 */
export const takeOpfsLock = (data: string): Promise<() => void> =>
  new Promise((resolve, reject) => {
    navigator.locks
      .request(
        getOpfsPath(data),
        { signal: AbortSignal.timeout(openTimeout) },
        () => new Promise<void>((release) => resolve(release)),
      )
      .catch((error: unknown) => reject(unusable(data, inUse, error)));
  });

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
