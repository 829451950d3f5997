import { spawn } from 'node:child_process';

const opener: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page in the browser of the system, where there is one. */
export const openInBrowser = (url: string): void => {
  const [command, ...args] = opener[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  // A machine without a browser shows the address alone.
  child.on('error', () => {});
  child.unref();
};
