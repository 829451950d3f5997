import { readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** What decides how a bundle is made: this module, and the script that calls it. */
const bundlers = [fileURLToPath(import.meta.url), ...process.argv.slice(1, 2)];

const contract = fileURLToPath(new URL('../generated', import.meta.url));

/** In place at once: several processes may bundle the same file at this moment. */
const put = async ({ path, contents }) => {
  const made = `${path}.${process.pid}`;
  await writeFile(made, contents);
  await rename(made, path);
};

/** By how many milliseconds the time of a file may be behind the clock when it is written: Linux sets it once in a tick. */
const fileTimeLag = 20;

const recordOf = (outfile) => `${outfile}.inputs.json`;

/** Whether neither a file of the bundle nor a folder of one, which may have a new file, changed since it was made here. */
const isCurrent = (outfile) => {
  try {
    const { madeAs, startedAt, inputs } = JSON.parse(readFileSync(recordOf(outfile), 'utf8'));
    statSync(outfile);
    const places = new Set(inputs.flatMap((file) => [file, dirname(file)]));
    return madeAs === outfile && [...places].every((place) => statSync(place).mtimeMs < startedAt);
  } catch {
    // There is none yet, or a file is gone.
    return false;
  }
};

/**
 * Makes one file of a program unless it is there and current, which Node runs as it is: from TypeScript it would take more than twice as long to start.
 *
 * @param {string} entry the program's first module
 * @param {string} outfile where the bundle is put
 * @param {import('esbuild').BuildOptions} [options] what else esbuild is told
 */
export const bundle = async (entry, outfile, options = {}) => {
  if (isCurrent(outfile)) return;
  const startedAt = Date.now() - fileTimeLag;
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is installed is found where it is; the contract is TypeScript too.
    packages: 'external',
    alias: { '@workspace-api/contract': contract },
    logLevel: 'warning',
    ...options,
  });
  await mkdir(dirname(outfile), { recursive: true });
  // A source map comes first: the bundle names it.
  for (const file of outputFiles.toSorted((one) => (one.path === outfile ? 1 : -1))) await put(file);
  const inputs = [...Object.keys(metafile.inputs), ...bundlers].map((file) => resolve(file));
  await put({ path: recordOf(outfile), contents: JSON.stringify({ madeAs: outfile, startedAt, inputs }) });
};
