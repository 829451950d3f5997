import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { healthPath } from '../../mocks/sandbox/http/mounts.ts';
import { type ServedDashboard, serveDashboard } from './served-dashboard.ts';
import { openTab, type Screen, type Tab } from './tab.ts';

/** Serves a dashboard for the tests of a file. Each test starts with the demo records and a new document in the same tab. */
export const useDashboard = () => {
  let dashboard: ServedDashboard;
  let tab: Tab;

  beforeAll(async () => {
    dashboard = await serveDashboard();
    const { browser, origin } = dashboard;
    const allowed = [origin, 'blob:', 'about:'];
    tab = await openTab(
      browser,
      (url) => allowed.includes(url.origin) || allowed.includes(url.protocol),
      origin + healthPath,
    );
  });

  afterAll(() => dashboard.stop());

  beforeEach(async () => {
    // A test may have reset the sandbox to other records, which a reset without records would restore.
    const body = JSON.stringify({ records: 'demo' });
    await fetch(`${dashboard.origin}${controlPath}${operations.reset.path}`, { method: 'POST', body });
    return () => tab.clear();
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
    get page() {
      return tab.page;
    },
    /** The problems on the page in this test. */
    get complaints() {
      return tab.complaints;
    },
    /** Changes how the page is shown, until the end of the test. */
    show: (screen: Screen) => tab.show(screen),
  };
};
