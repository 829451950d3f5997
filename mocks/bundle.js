import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isCurrent, startOfBuild, writeRecord } from './build-record.js';
import { put } from './put-files.js';

/** What decides how a bundle is made: this module, and the script that calls it. */
const bundlers = [fileURLToPath(import.meta.url), ...process.argv.slice(1, 2)];

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const contract = fileURLToPath(new URL('../generated', import.meta.url));

const toRecordPath = (outfile) => `${outfile}.inputs.json`;

/**
 * Makes one file of a program unless it is there and current, which Node runs as it is: from TypeScript it would take more than twice as long to start.
 *
 * @param {string} entry the program's first module
 * @param {string} outfile where the bundle is put
 */
export const bundle = async (entry, outfile) => {
  if (isCurrent(outfile, toRecordPath(outfile))) return;
  const startedAt = startOfBuild();
  const { outputFiles, metafile } = await build({
    entryPoints: [entry],
    outfile,
    write: false,
    metafile: true,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // What is installed is found where it is, but for Kysely: its 400 modules take a third of the start. The contract is TypeScript.
    external: Object.keys(dependencies).filter((name) => name !== 'kysely'),
    alias: { '@workspace-api/contract': contract },
    logLevel: 'warning',
  });
  // A source map comes first: the bundle names it.
  for (const { path, contents } of outputFiles.toSorted((one) => (one.path === outfile ? 1 : -1)))
    await put(path, contents);
  await writeRecord(outfile, toRecordPath(outfile), startedAt, [
    ...Object.keys(metafile.inputs),
    ...bundlers,
  ]);
};
