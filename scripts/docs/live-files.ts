import { readFile } from 'node:fs/promises';
import { clauseFamilies } from '@workspace-api/contract';
import { bundle } from '../../mocks/bundle.js';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { createSandbox } from '../../mocks/index.ts';
import { fromRoot, listFiles } from '../generate/paths.ts';
import { readDemonstrations } from './break-it/files.ts';
import { bundle as contract } from './contract.ts';
import { preparedFiles } from './reference/try-it.ts';
import { pagePrograms } from './run/guide-runs.ts';

/** The page around the frame sends the requests to the sandbox. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const readFiles = async (folder: string): Promise<Record<string, Buffer>> => {
  const files = listFiles(folder)
    // The bundler also lists what a bundle was built from.
    .filter((name) => !name.endsWith('.inputs.json'))
    .map(async (name) => [name, await readFile(`${folder}/${name}`)] as const);
  return Object.fromEntries(await Promise.all(files));
};

/** Returns what a form needs of a new sandbox. */
const readPrepared = async (): Promise<Record<string, string>> => {
  const sandbox = await createSandbox();
  const files = Object.entries(preparedFiles).map(
    async ([path, name]) => [name, await (await sandbox.fetch(path)).text()] as const,
  );
  return Object.fromEntries(await Promise.all(files).finally(() => sandbox.close()));
};

const bundleForPage = async (name: string, entry: string): Promise<Record<string, Buffer>> => {
  const folder = fromRoot(`mocks/.bundle/page-${name}`);
  await bundle(fromRoot(entry), `${folder}/${name}.js`, 'page');
  return readFiles(folder);
};

/** What a form doesn't read (`send/draft.test.ts` of the dashboard). It is two thirds of the document. */
const notInForms: ReadonlySet<string> = new Set(['responses', 'x-codeSamples', 'webhooks', 'properties']);

/**
 * Returns the files of `try/`, which a page loads when its reader sends a request: the dashboard's view, the sandbox, the programs
 * of guides and use cases, and the requests that show mutants.
 */
export const liveFiles = async (): Promise<Record<string, Buffer | string>> => {
  const [programs, prepared, sandbox, mutants] = await Promise.all([
    pagePrograms(),
    readPrepared(),
    bundleForPage('sandbox', 'scripts/docs/browser/sandbox.ts'),
    // A program of its own, because the sandbox's one would otherwise contain what only mutants use.
    bundleForPage('mutants', 'mocks/mutants/index.ts'),
    buildDashboard(),
  ]);
  const dashboard = await readFiles(fromRoot('mocks/public/ui'));
  const head = `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return {
    ...dashboard,
    'index.html': String(dashboard['index.html']).replace('<head>', head),
    ...sandbox,
    ...mutants,
    ...programs,
    ...prepared,
    'openapi.json': JSON.stringify(contract, (name, value) => (notInForms.has(name) ? undefined : value)),
    ...Object.fromEntries(
      Object.keys(clauseFamilies).map((family) => [
        `demonstrations/${family}.json`,
        JSON.stringify(readDemonstrations(family)),
      ]),
    ),
    'sqlite3.wasm': await readFile(fromRoot('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm')),
  };
};
