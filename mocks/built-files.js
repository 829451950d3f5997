import { readFileSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

/** The suffix of files that are not in place yet. */
const unfinished = '.unfinished';
let count = 0;

/** Writes a file atomically, because several processes may create it simultaneously. */
export const put = async (path, contents) => {
  count += 1;
  const temporary = `${path}.${process.pid}.${count}${unfinished}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, contents);
  await rename(temporary, path);
};

/**
 * Writes files to a folder and removes all others. An existing file stays readable at all times, and several processes may
 * write the same folder simultaneously.
 *
 * @param {string} folder created if it doesn't exist
 * @param {Readonly<Record<string, string | Uint8Array>>} files by their paths in the folder, e.g. `assets/page.css`, in the
 * order in which they are written: files that refer to others come last
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
    // Another process may be about to move it into place.
    const isUnfinished = entry.name.endsWith(unfinished);
    if (!entry.isDirectory() && !kept.has(path) && !isUnfinished) await rm(path, { force: true });
  }
};

/** A file's modification time may be this many milliseconds behind the clock, because Linux updates it once per tick. */
const fileTimeLag = 20;

/** Returns the time to record as the start of a build. Files that change from now on are newer. */
export const startOfBuild = () => Date.now() - fileTimeLag;

/**
 * Returns whether a file exists and is current. Neither an input nor its folder, which may contain a new file, has changed
 * since the build.
 *
 * @param {string} outfile the built file
 * @param {string} record the file that `writeRecord` wrote
 */
export const isCurrent = (outfile, record) => {
  try {
    const { madeAs, startedAt, inputs } = JSON.parse(readFileSync(record, 'utf8'));
    statSync(outfile);
    const places = new Set(inputs.flatMap((file) => [file, dirname(file)]));
    return madeAs === outfile && [...places].every((place) => statSync(place).mtimeMs < startedAt);
  } catch {
    // The record doesn't exist yet, or a file was deleted.
    return false;
  }
};

/**
 * Records the inputs of a built file.
 *
 * @param {string} outfile the built file
 * @param {string} record the file to write
 * @param {number} startedAt the result of `startOfBuild`, called before the first input was read
 * @param {readonly string[]} inputs the input files
 */
export const writeRecord = (outfile, record, startedAt, inputs) =>
  put(record, JSON.stringify({ madeAs: outfile, startedAt, inputs: inputs.map((file) => resolve(file)) }));
