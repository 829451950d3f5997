import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { bundle } from '../../mocks/bundle.js';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { fromRoot } from '../generate/paths.ts';
import type { Guide } from './guides.ts';
import { guidePrograms } from './run/guide-runs.ts';

const dashboardFolder = fromRoot('mocks/public/ui');
const sandboxFolder = fromRoot('mocks/.bundle/page-sandbox');
const sqliteFile = fromRoot('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm');

/** The page around the frame sends the requests to the sandbox. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const readDashboard = async (): Promise<(readonly [name: string, content: Buffer | string])[]> => {
  await buildDashboard();
  const entries = await readdir(dashboardFolder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    paths.map(async (path) => {
      const name = path.slice(dashboardFolder.length + 1).replaceAll(sep, '/');
      const content = await readFile(path);
      if (name !== 'index.html') return [name, content] as const;
      const head = `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`;
      return [name, content.toString('utf8').replace('<head>', head)] as const;
    }),
  );
};

const readScripts = async (folder: string): Promise<(readonly [name: string, content: Buffer])[]> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name))] as const));
};

/** Returns the files of `try/`, which a page loads when its reader sends a request: the dashboard's view, the sandbox, and the programs of guides. */
export const liveFiles = async (guides: readonly Guide[]): Promise<Record<string, Buffer | string>> => {
  const [dashboard, programs] = await Promise.all([
    readDashboard(),
    guidePrograms(guides),
    bundle(fromRoot('scripts/docs/page-sandbox/page-sandbox.ts'), join(sandboxFolder, 'sandbox.js'), 'page'),
  ]);
  return {
    ...Object.fromEntries(dashboard),
    ...Object.fromEntries(Object.entries(programs).map(([name, code]) => [`guides/${name}`, code])),
    ...Object.fromEntries(await readScripts(sandboxFolder)),
    'sqlite3.wasm': await readFile(sqliteFile),
  };
};
