import { controlPath, operations } from '@workspace-api/contract/sandbox';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { collectComplaints } from './collect-complaints.ts';
import { type ServedDashboard, serveDashboard } from './served-dashboard.ts';

/** How a page is shown. */
export type Screen = Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'reducedMotion'>;

const usualViewport = { width: 1280, height: 720 };

/**
 * Serves a dashboard for the tests of a file. Each test starts with the demo records and a new document in the same tab, because a
 * new tab takes longer than most tests: it has its own context, without a cache.
 */
export const useDashboard = () => {
  let dashboard: ServedDashboard;
  let tab: Page;
  let complaints: string[] = [];

  const show = async ({ viewport, colorScheme, reducedMotion }: Screen) => {
    await tab.setViewportSize(viewport ?? usualViewport);
    await tab.emulateMedia({ colorScheme: colorScheme ?? null, reducedMotion: reducedMotion ?? null });
  };

  beforeAll(async () => {
    dashboard = await serveDashboard();
    tab = await dashboard.browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    tab.setDefaultTimeout(15_000);
    complaints = collectComplaints(tab, ({ origin, protocol }) =>
      [dashboard.origin, 'blob:', 'about:'].some((allowed) => allowed === origin || allowed === protocol),
    );
  });

  afterAll(() => dashboard.stop());

  beforeEach(async () => {
    // A test may have reset the sandbox to other records, which a reset without records would restore.
    const body = JSON.stringify({ records: 'demo' });
    await fetch(`${dashboard.origin}${controlPath}${operations.reset.path}`, { method: 'POST', body });
    complaints.length = 0;
    return async () => {
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      // A blank document has no storage: the test used no page.
      if (tab.url() !== 'about:blank') await tab.evaluate('localStorage.clear(); sessionStorage.clear()');
      await tab.context().clearCookies();
      // A document of the same origin: the browser keeps the process of the tab, which takes longer to start than most tests.
      await tab.goto(`${dashboard.origin}/health`);
      await show({});
    };
  });

  return {
    get browser() {
      return dashboard.browser;
    },
    get sandbox() {
      return dashboard.sandbox;
    },
    get clock() {
      return dashboard.clock;
    },
    get origin() {
      return dashboard.origin;
    },
    /** The tab of the tests. */
    get page() {
      return tab;
    },
    /** The problems on the page in this test. */
    get complaints() {
      return complaints;
    },
    /** Changes how the page is shown, until the end of the test. */
    show,
  };
};
