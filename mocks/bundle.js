import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { isCurrent, put, replaceFolder, startOfBuild, writeRecord } from './built-files.js';

/** The files that determine how a bundle is built: this module and the calling script. */
const bundlers = [fileURLToPath(import.meta.url), ...process.argv.slice(1, 2)];

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

const contract = fileURLToPath(new URL('../generated', import.meta.url));

const toRecordPath = (outfile) => `${outfile}.inputs.json`;

const hosts = {
  node: {
    platform: 'node',
    target: 'node20',
    // Installed packages are resolved at run time. Kysely isn't one of them: loading its 400 modules takes a third of the
    // startup. The contract is TypeScript.
    external: Object.keys(dependencies),
  },
  // A page resolves no packages. It loads the parts that few requests need on their first use.
  page: { platform: 'browser', target: 'es2023', minify: true, splitting: true },
};

/**
 * Bundles a program so that Node or a page can run it directly, unless the bundle exists and is current. Running the
 * TypeScript instead would more than double the startup time.
 *
 * @param {string} entry the program's first module
 * @param {string} outfile the path of the bundle; for a page, in a folder of its own, with the parts that the page loads later
 * @param {'node' | 'page'} host
 */
export const bundle = async (entry, outfile, host = 'node') => {
  if (isCurrent(outfile, toRecordPath(outfile))) return;
  const startedAt = startOfBuild();
  const { outputFiles, metafile } = await build({
    entryPoints: [{ in: entry, out: basename(outfile, '.js') }],
    outdir: dirname(outfile),
    write: false,
    metafile: true,
    bundle: true,
    format: 'esm',
    ...hosts[host],
    alias: { '@workspace-api/contract': contract },
    logLevel: 'warning',
  });
  // Write the parts first, because the program refers to them.
  const files = outputFiles.toSorted((one) => (one.path === outfile ? 1 : -1));
  if (host === 'page') {
    const byName = files.map(({ path, contents }) => [basename(path), contents]);
    await replaceFolder(dirname(outfile), Object.fromEntries(byName));
  } else for (const { path, contents } of files) await put(path, contents);
  await writeRecord(outfile, toRecordPath(outfile), startedAt, [
    ...Object.keys(metafile.inputs),
    ...bundlers,
  ]);
};
