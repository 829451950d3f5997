import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SandboxOptions } from '../mocks/index.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { serveDashboard } from './support/dashboard-page.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

/** The slug of a workspace whose records have names of the maximum length, without spaces to wrap at. */
const longWorkspace = 'workspace-with-a-slug-that-is-as-long-as-a-slug-may-be-and-more';

const long = (length: number): string => 'Unbreakable'.repeat(20).slice(0, length);

/** Records with long names. */
const longRecords: NonNullable<SandboxOptions['records']> = {
  workspaces: [
    {
      slug: longWorkspace,
      test: {
        pages: [{ id: 'page_LONG', slug: 'long', title: long(200), published: true }],
        theme: {
          colors: { [long(60)]: '#6f4e37', surface: '#ffffff' },
          typography: { font_family_heading: long(80), font_family_body: 'Inter', scale: 'compact' },
          spacing: { section_gap: '4rem' },
          updated_at: '2026-10-31T14:05:00.000Z',
        },
        agents: [
          {
            id: 'agt_LONG',
            name: long(120),
            task: long(200),
            trigger: 'forms.submitted',
            status: 'inactive',
          },
        ],
        runs: [{ id: 'run_LONG', agent_id: 'agt_LONG', status: 'awaiting_approval' }],
        approvals: [
          { id: 'apr_LONG', run_id: 'run_LONG', action: long(120), payload: { [long(60)]: long(200) } },
        ],
        forms: [
          {
            id: 'frm_LONG',
            name: long(120),
            fields: [long(60), 'message'],
            submit_label: long(80),
            schema_table: long(80).toLowerCase(),
          },
        ],
        submissions: [{ form_id: 'frm_LONG', data: { [long(60)]: long(200), message: long(200) } }],
        log_entries: [{ level: 'error', source: long(60), message: long(200) }],
        secrets: [{ name: long(128), value: 'not-a-real-one', purpose: long(100) }],
      },
    },
  ],
};

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

/** A view, and the button that opens a dialog of it. */
type View = readonly [view: string, button?: string];
const toViews = (views: readonly string[]): View[] => views.map((view) => [view]);

/** The dialogs that aren't forms of operations. */
const dialogs = [
  ['pages', 'Publish all'],
  ['tokens', 'Revoke'],
  ['billing', 'Settle the period'],
] as const satisfies readonly View[];

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

  /** Takes a screenshot of each view, or of the dialog that a button of the view opens. */
  const checkViews = async (
    { name, ...screen }: (typeof screens)[number],
    { kind, workspace, views }: { kind: string; workspace: string; views: readonly View[] },
  ) => {
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const complaints = collectComplaints(page, (url) => url.origin === origin);
    await page.addInitScript(`sessionStorage.setItem('dashboard.workspace', '${workspace}')`);
    await page.goto(`${origin}/#/state/${views[0]?.[0]}`);
    await page.locator('main h1').waitFor();
    const findings: string[] = [];
    for (const [view, button = ''] of views) {
      await follow(page, view);
      const dialog = page.getByRole('dialog');
      if (button) await page.getByRole('main').getByRole('button', { name: button }).first().click();
      if (button) await dialog.waitFor();
      const file = `${view} ${button} ${kind} ${name}`.replaceAll(/[/ ]+/g, '-');
      findings.push(...(await checkScreen(page, `state/${file}`)));
      if (button) await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await context.close();
    return [...findings, ...complaints];
  };

  const checkScreens = async (what: Parameters<typeof checkViews>[1]) =>
    (await Promise.all(screens.map((screen) => checkViews(screen, what)))).flat();

  test('the views of the demo records are accessible and fit the screen', async () => {
    expect(await checkScreens({ kind: 'demo', workspace: 'acme', views: toViews(demoViews) })).toEqual([]);
  });

  test('the dialogs are accessible, fit the screen, and close with Escape', async () => {
    await sandbox.reset();
    expect(await checkScreens({ kind: 'dialog', workspace: 'acme', views: dialogs })).toEqual([]);
  });

  test('long names fit every view', async () => {
    await sandbox.reset(longRecords);
    await post(`/workspaces/${longWorkspace}/tokens`, { name: 'T'.repeat(120), scopes: ['pages:read'] });
    const url = `https://hooks.example/${'path/'.repeat(60)}`;
    await post(`/workspaces/${longWorkspace}/webhooks`, { url, events: ['agents.*'] });
    await post(`/workspaces/${longWorkspace}/agents/agt_LONG/activate`, undefined);
    expect(await checkScreens({ kind: 'long', workspace: longWorkspace, views: toViews(longViews) })).toEqual(
      [],
    );
  });

  test('a workspace without records shows empty states', async () => {
    await sandbox.reset(longRecords);
    expect(await checkScreens({ kind: 'empty', workspace: 'globex', views: toViews(emptyViews) })).toEqual(
      [],
    );
  });
});
