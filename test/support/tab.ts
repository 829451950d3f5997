import type { Browser, BrowserContextOptions } from 'playwright-core';
import { collectComplaints } from './collect-complaints.ts';

/** How a page is shown. */
export type Screen = Pick<BrowserContextOptions, 'viewport' | 'colorScheme'>;

const usualViewport = { width: 1280, height: 720 };

/**
 * Opens a tab for the tests of a file. A tab of its own per test would take longer than most tests: the browser starts a process for
 * it, and for the first document after a blank one, and these have no cache.
 *
 * @param isAllowed whether a page may request a URL
 * @param small the address of a small document of the same site, which is shown between two tests
 */
export const openTab = async (browser: Browser, isAllowed: (url: URL) => boolean, small: string) => {
  const page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  page.setDefaultTimeout(15_000);
  const complaints = collectComplaints(page, isAllowed);
  const show = async ({ viewport, colorScheme }: Screen) => {
    await page.setViewportSize(viewport ?? usualViewport);
    await page.emulateMedia({ media: null, colorScheme: colorScheme ?? null, reducedMotion: null });
  };
  return {
    page,
    /** The problems on the page since the last `clear`. */
    complaints,
    /** Changes how the page is shown, until `clear`. */
    show,
    /** Prepares the tab for the next test: without storage, cookies, routes and a screen of its own. */
    async clear() {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // A blank document has no storage: the test used no page.
      if (page.url() !== 'about:blank') await page.evaluate('localStorage.clear(); sessionStorage.clear()');
      await page.context().clearCookies();
      await page.goto(small);
      await show({});
      complaints.length = 0;
    },
  };
};
