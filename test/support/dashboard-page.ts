import { controlPath, operations } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { collectComplaints } from './collect-complaints.ts';
import { type ServedDashboard, serveDashboard } from './served-dashboard.ts';

/**
 * Serves a dashboard for the tests of a file. Each test starts with the demo records and a new document in the same tab, because a
 * new tab takes longer than most tests: it has its own context, without a cache.
 */
export const useDashboard = () => {
  let dashboard: ServedDashboard;
  let tab: Page;
  let page: Page;
  let complaints: string[] = [];

  beforeAll(async () => {
    dashboard = await serveDashboard();
    tab = await dashboard.browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    tab.setDefaultTimeout(15_000);
    complaints = collectComplaints(
      tab,
      (url) => url.origin === dashboard.origin || url.protocol === 'blob:' || url.protocol === 'about:',
    );
  });

  afterAll(() => dashboard.stop());

  beforeEach(async () => {
    // A test may have reset the sandbox to other records, which a reset without records would restore.
    const body = JSON.stringify({ records: 'demo' });
    await fetch(`${dashboard.origin}${controlPath}${operations.reset.path}`, { method: 'POST', body });
    page = tab;
    complaints.length = 0;
    return async () => {
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      // A blank document has no storage: the test used another page.
      if (tab.url() !== 'about:blank') await tab.evaluate('localStorage.clear(); sessionStorage.clear()');
      await tab.goto('about:blank');
    };
  });

  return {
    get browser() {
      return dashboard.browser;
    },
    get sandbox() {
      return dashboard.sandbox;
    },
    get origin() {
      return dashboard.origin;
    },
    get page() {
      return page;
    },
    /** Replaces the page that the functions of the test use. */
    set page(other: Page) {
      page = other;
    },
    /** The problems on the page in this test. */
    get complaints() {
      return complaints;
    },
  };
};
