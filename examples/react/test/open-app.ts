import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createSandbox, type Sandbox, serve } from '@workspace-api/mock';
import { preview } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');

/** The page, built and served, and the sandbox that it calls. */
export type App = { url: string; sandbox: Sandbox; close: () => Promise<void> };

/** Builds the page for a sandbox on a free port, and serves it on another. */
export const openApp = async (): Promise<App> => {
  const sandbox = await createSandbox();
  const api = await serve(sandbox, { port: 0 });
  const outDir = await mkdtemp(join(tmpdir(), 'react-example-'));
  // In a separate process: Vite builds for the NODE_ENV of the process, which is `test` here.
  const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: `${api.url}/v1` };
  await promisify(execFile)(process.execPath, [vite, 'build', root, '--outDir', outDir], { env });
  const site = await preview({ root, build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = site.httpServer.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sandbox,
    close: async () => {
      await site.close();
      await api.close();
      await sandbox.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
};
