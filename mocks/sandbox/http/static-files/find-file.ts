import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** A file that may be sent. */
export type FoundFile = { readonly path: string; readonly bytes: number; readonly modifiedAt: number };

/** Whether a name leads out of its folder, to a hidden file, or to a different file than it appears to. */
const isUnsafe = (segment: string): boolean => segment.startsWith('.') || /[/\\\0]/.test(segment);

const findStats = (path: string) => stat(path).catch(() => undefined);

/**
 * Finds a file below a folder, or the index.html of a folder below it. It never finds a file outside of the folder,
 * neither through `..` nor through a link.
 *
 * @param path decoded, with `/` between its segments and without a leading `/`
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
