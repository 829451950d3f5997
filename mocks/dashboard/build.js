import { existsSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent, put, startOfBuild, writeRecord } from '../build-record.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../public/ui/', import.meta.url));
const page = join(folder, 'index.html');
const record = fileURLToPath(new URL('../.bundle/ui.inputs.json', import.meta.url));

/** The files of the dashboard. What its modules import from outside is added once it is known. */
const ownFiles = () =>
  readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name));

const importedFiles = (output) =>
  output
    .flatMap(({ moduleIds = [] }) => moduleIds.map((id) => id.split('?')[0]))
    .filter((id) => existsSync(id));

/**
 * Builds the dashboard into `mocks/public/ui/` unless it is there and current. Several processes may do so at once: the
 * page is put in place after the files that it names.
 */
export const buildDashboard = async () => {
  if (isCurrent(page, record)) return;
  const startedAt = startOfBuild();
  // Most starts need no builder.
  const { build } = await import('vite');
  const { output } = await build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  const files = output.map((file) => ({
    path: join(folder, file.fileName),
    contents: file.type === 'chunk' ? file.code : file.source,
  }));
  for (const { path, contents } of files.toSorted((one) => (one.path === page ? 1 : -1)))
    await put(path, contents);
  const made = new Set(files.map(({ path }) => path));
  for (const name of readdirSync(join(folder, 'assets'))) {
    const path = join(folder, 'assets', name);
    if (!made.has(path)) await rm(path, { force: true });
  }
  await writeRecord(page, record, startedAt, [...ownFiles(), ...importedFiles(output)]);
};
