import { spawn } from 'node:child_process';
import { fromRoot } from '../../generate/paths.ts';
import { createBuilds } from './builds.ts';
import { runScript } from './run-script.ts';
import { startSiteServer } from './site-server.ts';
import { watchSources } from './watch-sources.ts';

const opener: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the system's browser, if there is one. */
const openInBrowser = (url: string): void => {
  const [command, ...args] = opener[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // Without a browser, the address is only printed.
  child.on('error', () => {});
  child.unref();
};

/** The folder, port and start of the server. */
export type ServeOptions = { readonly out: string; readonly port: number; readonly open: boolean };

/**
 * Serves the site on loopback, rebuilds it when a source changes, and reloads the open pages. A failed build is reported in the
 * terminal and on the pages, and the server keeps running.
 *
 * @throws Error if the port is in use
 */
export const serveSite = async ({ out, port, open }: ServeOptions): Promise<void> => {
  const builds = createBuilds(out, runScript, (output, hasFailed) => {
    (hasFailed ? console.error : console.log)(output);
    server.reload();
  });
  const server = await startSiteServer(out, port, builds.failure);
  await builds.run({ generate: false });
  watchSources(fromRoot('.'), builds.run);
  console.log(`${server.url} shows the site. It reloads when openapi/, docs/ or scripts/docs/ change.`);
  if (open) openInBrowser(server.url);
};
