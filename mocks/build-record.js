import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { put } from './put-files.js';

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
