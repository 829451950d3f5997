import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isCurrent, startOfBuild, writeRecord } from './build-record.js';
import { put } from './put-files.js';

/** The files that determine how a bundle is built: this module and the calling script. */
const bundlers = [fileURLToPath(import.meta.url), ...process.argv.slice(1, 2)];

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const contract = fileURLToPath(new URL('../generated', import.meta.url));

const toRecordPath = (outfile) => `${outfile}.inputs.json`;

/**
 * Bundles a program into one file that Node can run directly, unless that file exists and is current. Running the TypeScript
 * instead would more than double the startup time.
 *
 * @param {string} entry the program's first module
 * @param {string} outfile the path of the bundle
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
    // Installed packages are resolved at run time. Kysely isn't one of them: loading its 400 modules takes a third of the
    // startup. The contract is TypeScript.
    external: Object.keys(dependencies),
    alias: { '@workspace-api/contract': contract },
    logLevel: 'warning',
  });
  // Write the source map first, because the bundle refers to it.
  for (const { path, contents } of outputFiles.toSorted((one) => (one.path === outfile ? 1 : -1)))
    await put(path, contents);
  await writeRecord(outfile, toRecordPath(outfile), startedAt, [
    ...Object.keys(metafile.inputs),
    ...bundlers,
  ]);
};
