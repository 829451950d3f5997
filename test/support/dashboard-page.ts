import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { healthPath } from '../../mocks/sandbox/http/mounts.ts';
import { type ServedDashboard, serveDashboard } from './served-dashboard.ts';
import { openTab, type Screen, type Tab } from './tab.ts';

/**
 * Serves a dashboard for the tests of a file. Each test starts with the demo records and a new document in the same tab, and fails
 * on any problem on the page, except for the refusals that it expects.
 */
export const useDashboard = () => {
  let dashboard: ServedDashboard;
  let tab: Tab;
  let refusals: RegExp | undefined;

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
    refusals = undefined;
    return async () => {
      const unexpected = tab.complaints.filter((complaint) => !refusals?.test(complaint));
      await tab.clear();
      expect(unexpected).toEqual([]);
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
    get page() {
      return tab.page;
    },
    /** Expects that the browser logs responses with these statuses, or with any, in this test. */
    expectRefusals: (...statuses: number[]) => {
      refusals = new RegExp(
        `Failed to load resource.*${statuses.length > 0 ? `(${statuses.join('|')})` : ''}`,
      );
    },
    /** Changes how the page is shown, until the end of the test. */
    show: (screen: Screen) => tab.show(screen),
  };
};
