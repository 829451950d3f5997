import { type Browser, chromium } from 'playwright-core';
import type { AtEnd } from '../../mocks/test/records.ts';
import { launchOptions } from './launch-options.ts';

/**
 * Starts a headless browser that sends no network requests on its own.
 *
 * @param atEnd registers its end, such as `afterAll`
 * @throws Error if there is none; `.ci/run` installs one
 */
export const openBrowser = async (atEnd?: AtEnd): Promise<Browser> => {
  const options = launchOptions();
  try {
    const browser = await chromium.launch(options);
    atEnd?.(() => browser.close());
    return browser;
  } catch (cause) {
    const name = options.executablePath ?? 'Chrome';
    throw new Error(`${name} can't be started. Install it, or set CHROMIUM to the path of a Chromium.`, {
      cause,
    });
  }
};
