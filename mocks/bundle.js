import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const contract = fileURLToPath(new URL('../generated', import.meta.url));

/** In place at once: several processes may bundle the same file at this moment. */
const put = async ({ path, contents }) => {
  const made = `${path}.${process.pid}`;
  await writeFile(made, contents);
  await rename(made, path);
};

/**
 * Makes one file of a program, which Node runs as it is: from TypeScript it would take more than twice as long to start.
 *
 * @param {string} entry the program's first module
 * @param {string} outfile where the bundle is put
 * @param {import('esbuild').BuildOptions} [options] what else esbuild is told
 */
export const bundle = async (entry, outfile, options = {}) => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    outfile,
    write: false,
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
};
