import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCurrent, replaceFolder, startOfBuild, writeRecord } from '../built-files.js';

const here = fileURLToPath(new URL('.', import.meta.url));
const folder = fileURLToPath(new URL('../public/ui/', import.meta.url));
const page = join(folder, 'index.html');
const record = fileURLToPath(new URL('../.bundle/ui.inputs.json', import.meta.url));

const sharedStyles = fileURLToPath(new URL('../../generated/code/', import.meta.url));

/** The files of the dashboard, and its styles. Files that its modules import from elsewhere are added once they are known. */
const ownFiles = () => [
  ...readdirSync(here, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name)),
  ...readdirSync(sharedStyles)
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(sharedStyles, name)),
];

const importedFiles = (output) =>
  output
    .flatMap(({ moduleIds = [] }) => moduleIds.map((id) => id.split('?')[0]))
    .filter((id) => existsSync(id));

/**
 * Builds the dashboard into `mocks/public/ui/` unless an up-to-date build exists. Several processes may do so at the same time.
 */
export const buildDashboard = async () => {
  if (isCurrent(page, record)) return;
  const startedAt = startOfBuild();
  // Most starts don't need the builder.
  const { build } = await import('vite');
  const { output } = await build({
    configFile: join(here, 'vite.config.ts'),
    logLevel: 'warn',
    build: { write: false },
  });
  // The page is written last, because it refers to the other files.
  const files = output.toSorted((one) => (one.fileName === 'index.html' ? 1 : -1));
  await replaceFolder(folder, {
    'before-paint.js': readFileSync(join(here, 'before-paint.js')),
    ...Object.fromEntries(
      files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
    ),
  });
  await writeRecord(page, record, startedAt, [...ownFiles(), ...importedFiles(output)]);
};
