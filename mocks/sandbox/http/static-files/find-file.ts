import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be sent. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly modifiedAt: number };

/** A name that leads out of its folder, to a hidden file, or to another file than it seems to. */
const isUnsafe = (segment: string): boolean => segment.startsWith('.') || /[/\\\0]/.test(segment);

const findStats = (path: string) => stat(path).catch(() => undefined);

/**
 * Finds a file below a folder; of a folder below it, its index.html. Nothing outside of the folder is found, neither by
 * `..` nor through a link.
 *
 * @param path decoded, with `/` between its segments and none at its start
 */
export const findFile = async (folder: string, path: string): Promise<FoundFile | undefined> => {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some(isUnsafe)) return undefined;
  const target = join(folder, ...segments);
  const file = (await findStats(target))?.isDirectory() ? join(target, 'index.html') : target;
  const [root, real] = await Promise.all([folder, file].map((one) => realpath(one).catch(() => undefined)));
  if (root === undefined || real === undefined || !real.startsWith(root + sep)) return undefined;
  const status = await findStats(real);
  return status?.isFile()
    ? { path: real, bytes: status.size, modifiedAt: Math.trunc(status.mtimeMs) }
    : undefined;
};
