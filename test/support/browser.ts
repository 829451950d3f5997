import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium, or the one that CHROMIUM names. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/**
 * Starts a headless browser that sends no network requests on its own.
 *
 * @throws Error if no browser is installed; `.ci/run` installs one
 */
export const openBrowser = (): Promise<Browser> => {
  if (!existsSync(executablePath))
    throw new Error(
      `Expected Chromium at ${executablePath}, found none. Install it (apt-get install chromium), or set CHROMIUM to its path.`,
    );
  return chromium.launch({
    executablePath,
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
};
