import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder, and those above it that are missing. The option `recursive` of mkdir never ends on Node 20 where the file
 * system reports that the folder above doesn't exist, although it does, as `/proc` does.
 *
 * @throws Error if the file system doesn't allow it
 */
export const createFolder = async (folder: string): Promise<void> => {
  const parent = dirname(folder);
  if (existsSync(folder) || parent === folder) return;
  await createFolder(parent);
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    // Another process may have created it in the meantime.
    if (error.code !== 'EEXIST') throw error;
  });
};
