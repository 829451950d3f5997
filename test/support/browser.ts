import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium, or the one that CHROMIUM names. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Whether there is a browser to look at pages with; `.ci/run` installs one, so there it is never missing. */
export const hasBrowser = existsSync(executablePath);

/** A headless browser that asks nothing of the network by itself. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
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
