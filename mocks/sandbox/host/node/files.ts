import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { publicFolder } from '../../public-folder.ts';
import type { FindFile, FoundFile } from '../types.ts';

/** Whether a name leads out of its folder, to a hidden file, or to a different file than it appears to. */
const isUnsafe = (segment: string): boolean => segment.startsWith('.') || /[/\\\0]/.test(segment);

const findStats = (path: string) => stat(path).catch(() => undefined);

const findFile = async (folder: string, path: string): Promise<FoundFile | undefined> => {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some(isUnsafe)) return undefined;
  const target = join(folder, ...segments);
  const file = (await findStats(target))?.isDirectory() ? join(target, 'index.html') : target;
  const [root, real] = await Promise.all([folder, file].map((one) => realpath(one).catch(() => undefined)));
  if (root === undefined || real === undefined || !real.startsWith(root + sep)) return undefined;
  const status = await findStats(real);
  return status?.isFile()
    ? {
        path: real,
        bytes: status.size,
        modifiedAt: Math.trunc(status.mtimeMs),
        read: () => readFile(real),
      }
    : undefined;
};

/**
 * Opens a folder of files. It never finds a file outside of the folder, neither through `..` nor through a link.
 *
 * @param folder an absolute path
 */
export const openFolder =
  (folder: string): FindFile =>
  (path) =>
    findFile(folder, path);

/** Opens a folder of the pages that the sandbox serves; undefined if this host has no files. */
export const openPublicFolder = (name: string): FindFile | undefined => openFolder(join(publicFolder, name));
