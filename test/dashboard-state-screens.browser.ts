import { basePath } from '@workspace-api/contract';
import { describe, expect } from 'vitest';
import type { SandboxOptions } from '../mocks/index.ts';
import { checkScreens } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';
import { longTest } from './support/long-test.ts';

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

/** The views of lists and of the theme. */
const listViews = ['pages', 'theme', 'agents', 'approvals', 'forms', 'logs', 'secrets', 'tokens', 'webhooks'];

/** The views with a demo record, and those that only the demo has. */
const demoViews = [
  ...['pages/page_01K9HOME', 'agents/agt_01K9REFUND', 'forms/frm_01K9CONTACT'],
  ...['billing', 'invoices', 'invoices/inv_01K9OCT'],
];

const longViews = ['pages/page_LONG', 'agents/agt_LONG', 'forms/frm_LONG'];

/** A dialog for each kind of question and input: a view, and the button that opens the dialog. */
const dialogs = [
  ['pages', 'Publish all'],
  ['tokens', 'Revoke'],
  ['billing', 'Settle the period'],
  ['agents', 'Delete Stock watcher'],
  ['tokens', 'Create an API key'],
  ['webhooks', 'Create a subscription'],
  ['billing', 'Set the plans'],
  ['logs', 'Add an entry'],
] as const;

type TestedViews = {
  readonly kind: string;
  readonly workspace: string;
  readonly views: readonly string[];
  readonly prepare?: () => Promise<unknown>;
};

const dashboard = await useDashboard();
const { control, dialog, main, page, sandbox } = dashboard;

describe('the screens of the state in the dashboard', () => {
  /** Goes to a view, and waits until the view and its parts have loaded. */
  const open = async (view: string, workspace: string) => {
    await page.goto(`${dashboard.origin}/#/state/${view}?workspace=${workspace}&mode=test`);
    for (const _ of ['view', 'parts']) {
      await page.evaluate(
        'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
      );
      await expect.poll(() => main().locator('[aria-busy]').count()).toBe(0);
    }
  };

  /** Defines a test that takes a screenshot of each view. */
  const testViews = (title: string, { kind, workspace, views, prepare = async () => {} }: TestedViews) =>
    longTest(
      title,
      async () => {
        await prepare();
        for (const view of views) {
          await open(view, workspace);
          await checkScreens(page, `state/${view.replaceAll('/', '-')}-${kind}`);
        }
      },
      480_000,
    );

  testViews('the views of the demo records are accessible and fit the screen', {
    kind: 'demo',
    workspace: 'acme',
    views: [...listViews, ...demoViews],
  });

  longTest(
    'the dialogs are accessible, fit the screen, and close with Escape',
    async () => {
      for (const [view, button] of dialogs) {
        await open(view, 'acme');
        await main().getByRole('button', { name: button }).first().click();
        await dialog().getByRole('region', { name: 'Request' }).waitFor();
        await checkScreens(page, `state/dialog-${button.toLowerCase().replaceAll(' ', '-')}`);
        await page.keyboard.press('Escape');
        await dialog().waitFor({ state: 'detached' });
      }
    },
    480_000,
  );

  testViews('long names fit every view', {
    kind: 'long',
    workspace: longWorkspace,
    views: [...listViews, ...longViews],
    prepare: async () => {
      const workspace = `/workspaces/${longWorkspace}`;
      const post = (path: string, body?: unknown) =>
        control(`${workspace}/console/test${basePath}${workspace}${path}`, 'POST', body);
      await sandbox.reset(longRecords);
      await post('/tokens', { name: 'T'.repeat(120), scopes: ['pages:read'] });
      await post('/webhooks', { url: `https://hooks.example/${'path/'.repeat(60)}`, events: ['agents.*'] });
      await post('/agents/agt_LONG/activate');
    },
  });

  testViews('a workspace without records shows empty states', {
    kind: 'empty',
    workspace: 'globex',
    views: [...listViews, 'billing'],
    prepare: () => sandbox.reset(longRecords),
  });
});
