import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The suffix of files that are not in place yet. */
const unfinished = '.unfinished';
let count = 0;

/** Puts a file in place at once: several processes may make the same one at this moment. */
export const put = async (path, contents) => {
  count += 1;
  const temporary = `${path}.${process.pid}.${count}${unfinished}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, contents);
  await rename(temporary, path);
};

/**
 * Puts files into a folder that has no others then. One that was there before can be read all the time, and several
 * processes may make the same folder at once.
 *
 * @param {string} folder temporary if it is not there
 * @param {Readonly<Record<string, string | Uint8Array>>} files by their paths in the folder, e.g. `assets/page.css`, in the order in which they are put in place: those that name others come last
 */
export const replaceFolder = async (folder, files) => {
  const kept = new Set();
  for (const [name, contents] of Object.entries(files)) {
    const path = join(folder, name);
    await put(path, contents);
    kept.add(path);
  }
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // Another process may be about to put it in place.
    const isUnfinished = entry.name.endsWith(unfinished);
    if (!entry.isDirectory() && !kept.has(path) && !isUnfinished) await rm(path, { force: true });
  }
};
