import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { checkScreen, screens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { serveDashboard } from './support/dashboard-page.ts';
import { longRecords, longWorkspace } from './support/long-records.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

/** The views, with a demo record where they show one. */
const demoViews = [
  'pages',
  'pages/page_01K9HOME',
  'theme',
  'agents',
  'agents/agt_01K9REFUND',
  'approvals',
  'forms',
  'forms/frm_01K9CONTACT',
  'logs',
  'secrets',
  'tokens',
  'billing',
  'invoices',
  'invoices/inv_01K9OCT',
  'webhooks',
];

const longViews = [
  'pages',
  'pages/page_LONG',
  'theme',
  'agents',
  'agents/agt_LONG',
  'approvals',
  'forms',
  'forms/frm_LONG',
  'logs',
  'secrets',
  'tokens',
  'webhooks',
];

/** The views of a workspace without records. */
const emptyViews = ['pages', 'agents', 'approvals', 'forms', 'logs', 'secrets', 'billing', 'webhooks'];

/** The dialogs that aren't forms of operations: a view, and the button that opens the dialog. */
const dialogs = [
  ['pages', 'Publish all'],
  ['tokens', 'Revoke'],
  ['billing', 'Settle the period'],
] as const;

const { browser, sandbox, origin } = await serveDashboard();

describe.skipIf(areVisualTestsSkipped)('the screens of the state in the dashboard', () => {
  const post = async (path: string, body: unknown) => {
    const address = `${origin}${controlPath}/workspaces/${longWorkspace}/console/test${basePath}${path}`;
    const response = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
    expect(response.status, await response.text()).toBeLessThan(300);
  };

  const readIsDone = async (page: Page) => {
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    await expect.poll(() => page.locator('main [aria-busy]').count()).toBe(0);
  };

  /** Goes to a view like a link, and waits until the view and its parts have loaded. */
  const follow = async (page: Page, view: string) => {
    await page.evaluate(`location.hash = '#/state/${view}'`);
    await readIsDone(page);
    await readIsDone(page);
  };

  const checkViews = async (
    { name, ...screen }: (typeof screens)[number],
    { kind, workspace, views }: { kind: string; workspace: string; views: readonly string[] },
  ) => {
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = collectComplaints(page, (url) => url.origin === origin);
    await page.addInitScript(`sessionStorage.setItem('dashboard.workspace', '${workspace}')`);
    await page.goto(`${origin}/#/state/${views[0]}`);
    await page.locator('main h1').waitFor();
    const findings: string[] = [];
    for (const view of views) {
      await follow(page, view);
      findings.push(...(await checkScreen(page, `state/${view.replace('/', '-')}-${kind}-${name}`)));
    }
    await context.close();
    return [...findings, ...complaints];
  };

  const checkDialogs = async ({ name, ...screen }: (typeof screens)[number]) => {
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${origin}/#/state/${dialogs[0][0]}`);
    await page.locator('main h1').waitFor();
    const findings: string[] = [];
    for (const [view, button] of dialogs) {
      await follow(page, view);
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await page.getByRole('dialog').waitFor();
      const file = `${view}-${button}`.toLowerCase().replaceAll(/[/ ]/g, '-');
      findings.push(...(await checkScreen(page, `state/dialog-${file}-${name}`)));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await context.close();
    return findings;
  };

  const checkScreens = async (what: Parameters<typeof checkViews>[1]) =>
    (await Promise.all(screens.map((screen) => checkViews(screen, what)))).flat();

  test('the views of the demo records are accessible and fit the screen', async () => {
    expect(await checkScreens({ kind: 'demo', workspace: 'acme', views: demoViews })).toEqual([]);
  });

  test('the dialogs are accessible, fit the screen, and close with Escape', async () => {
    await sandbox.reset();
    expect((await Promise.all(screens.map(checkDialogs))).flat()).toEqual([]);
  });

  test('long names fit every view', async () => {
    await sandbox.reset(longRecords);
    await post(`/workspaces/${longWorkspace}/tokens`, { name: 'T'.repeat(120), scopes: ['pages:read'] });
    const url = `https://hooks.example/${'path/'.repeat(60)}`;
    await post(`/workspaces/${longWorkspace}/webhooks`, { url, events: ['agents.*'] });
    await post(`/workspaces/${longWorkspace}/agents/agt_LONG/activate`, undefined);
    expect(await checkScreens({ kind: 'long', workspace: longWorkspace, views: longViews })).toEqual([]);
  });

  test('a workspace without records shows empty states', async () => {
    await sandbox.reset(longRecords);
    expect(await checkScreens({ kind: 'empty', workspace: 'globex', views: emptyViews })).toEqual([]);
  });
});
