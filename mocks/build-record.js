import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { put } from './put-files.js';

/** By how many milliseconds the time of a file may be behind the clock when it is written: Linux sets it once in a tick. */
const fileTimeLag = 20;

/** The time to note as the start of a build: files that change from now on are newer. */
export const startOfBuild = () => Date.now() - fileTimeLag;

/**
 * Whether a file is there, and neither a file that it was made of nor a folder of one, which may have a new file, has
 * changed since.
 *
 * @param {string} outfile what was made
 * @param {string} record the file that `writeRecord` wrote
 */
export const isCurrent = (outfile, record) => {
  try {
    const { madeAs, startedAt, inputs } = JSON.parse(readFileSync(record, 'utf8'));
    statSync(outfile);
    const places = new Set(inputs.flatMap((file) => [file, dirname(file)]));
    return madeAs === outfile && [...places].every((place) => statSync(place).mtimeMs < startedAt);
  } catch {
    // There is none yet, or a file is gone.
    return false;
  }
};

/**
 * Notes what a file was made of.
 *
 * @param {string} outfile what was made
 * @param {string} record where it is noted
 * @param {number} startedAt by `startOfBuild`, before the first of them was read
 * @param {readonly string[]} inputs the files
 */
export const writeRecord = (outfile, record, startedAt, inputs) =>
  put(record, JSON.stringify({ madeAs: outfile, startedAt, inputs: inputs.map((file) => resolve(file)) }));
