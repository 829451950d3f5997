import { type Browser, chromium } from 'playwright-core';
import { launchOptions } from './launch-options.ts';

/**
 * Starts a headless browser that sends no network requests on its own.
 *
 * @throws Error if there is none; `.ci/run` installs one
 */
export const openBrowser = async (): Promise<Browser> => {
  const options = launchOptions();
  try {
    return await chromium.launch(options);
  } catch (cause) {
    const name = options.executablePath ?? 'Chrome';
    throw new Error(`${name} can't be started. Install it, or set CHROMIUM to the path of a Chromium.`, {
      cause,
    });
  }
};
