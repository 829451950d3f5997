import type { Browser } from 'playwright-core';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { type Clock, createSandbox, manualClock, type Sandbox, serve } from '../../mocks/index.ts';
import { mutants } from '../../mocks/mutants/index.ts';
import { openBrowser } from './browser.ts';

/** A sandbox on a port, and a browser for its dashboard. */
export type ServedDashboard = {
  readonly browser: Browser;
  readonly sandbox: Sandbox;
  readonly clock: Clock;
  readonly origin: string;
  readonly stop: () => Promise<void>;
};

/** The start time of the sandbox's clock. The clock stands still until it is advanced. */
export const clockStart = new Date('2026-11-02T09:00:00.000Z');

/** Builds the dashboard unless it is up to date, and serves it. */
export const serveDashboard = async (): Promise<ServedDashboard> => {
  await buildDashboard();
  const browser = await openBrowser();
  const clock = manualClock(clockStart);
  const sandbox = await createSandbox({ clock, loadMutants: async () => mutants });
  const served = await serve(sandbox, { port: 0 });
  const stop = async () => {
    await browser.close();
    await served.close();
    await sandbox.close();
  };
  return { browser, sandbox, clock, origin: served.url, stop };
};
