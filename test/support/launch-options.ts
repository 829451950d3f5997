import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright-core';

/** Debian's headless shell needs a third of the time of the whole Chromium in headless mode. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Returns the launch options that find a browser: the path in CHROMIUM, Debian's headless shell or Chromium on Linux, otherwise
 * Chrome.
 */
export const findBrowser = (): LaunchOptions => {
  const { CHROMIUM } = process.env;
  if (CHROMIUM) return { executablePath: CHROMIUM };
  if (process.platform !== 'linux') return { channel: 'chrome' };
  return { executablePath: existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium' };
};

/** Returns the options of a headless browser that sends no network requests on its own. */
export const launchOptions = (): LaunchOptions => ({
  ...findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
