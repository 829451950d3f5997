import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const outfile = here('dist/sandbox.js');

// Makes one file of the sandbox's command, which Node runs as it is (see command.ts): from TypeScript it would take more
// than twice as long to its first answer.
const { outputFiles } = await build({
  entryPoints: [here('sandbox/cli.ts')],
  outfile,
  write: false,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // What is installed is found where it is; the contract is TypeScript too.
  packages: 'external',
  alias: { '@workspace-api/contract': here('../generated') },
  logLevel: 'warning',
});

// Put in place at once: several sandboxes may be started at this moment.
await mkdir(dirname(outfile), { recursive: true });
const made = `${outfile}.${process.pid}`;
await writeFile(made, outputFiles[0].contents);
await rename(made, outfile);
