import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** Builds the page into a temporary folder. @returns the folder, and a function that removes it */
export const buildPage = async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'offline-example-'));
  // In a separate process: Vite builds for the NODE_ENV of the process, which is `test` here.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build', root, '--outDir', outDir], { env });
  return { outDir, remove: () => rm(outDir, { recursive: true, force: true }) };
};

/** Serves the built page on a free port. */
export const servePage = async (outDir: string) => {
  const site = await preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = site.httpServer.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => site.close() };
};
