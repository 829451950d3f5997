import { operations } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { buildDashboard } from '../mocks/dashboard/build.js';
import { files, pageFile } from '../scripts/docs/links.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';
import { serveSandbox } from './support/serve-sandbox.ts';

const token = 'a-token-of-this-test';

await buildDashboard();
const browser = await openBrowser(afterAll);
const { url: origin } = await serveSandbox({ controlToken: token, host: '0.0.0.0' }, afterAll);

describe('a sandbox with a control token in a browser', () => {
  /** A page in a browser without cookies. Any error on it, except the expected refusals, fails the test. */
  const open = async (use: (page: Page) => Promise<void>, refusals = 0) => {
    const page = await browser.newPage();
    const complaints = collectComplaints(page, (url) => url.origin === origin || url.protocol === 'data:');
    try {
      await use(page);
      expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
      expect(complaints).toHaveLength(refusals);
    } finally {
      await page.close();
    }
  };

  test('the printed URL opens the dashboard, which follows events, and the site is served too', () =>
    open(async (page) => {
      await page.goto(`${origin}${controlPath}/sign-in?token=${token}`);
      expect(page.url()).not.toContain(token);
      await page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' });
      await page.getByRole('link', { name: 'Requests' }).click();
      await fetch(`${origin}/v1/me`, { headers: { Authorization: 'Bearer key_test_acme' } });
      await page.getByText(operations.getMe.path, { exact: false }).first().waitFor();
      await page.goto(`${origin}/docs/${pageFile('operations', operations.listPages.id)}`);
      // The samples name this sandbox, with its demo token.
      const sample = page.getByRole('tabpanel', { name: 'curl' });
      await sample.getByText(`curl ${origin}/v1/workspaces/acme/pages`).waitFor();
      await sample.getByText('Bearer key_test_acme').waitFor();
      // The frame has the cookie of the page.
      await page.getByRole('button', { name: 'Try it' }).click();
      const frame = page.frameLocator('iframe');
      await frame.getByRole('button', { name: 'Send', exact: true }).click();
      const response = frame.getByRole('region', { name: 'The response' });
      await response.getByText('200', { exact: true }).waitFor();
    }));

  longTest('a user without the token can enter it, and continues to the page', () =>
    open(async (page) => {
      await page.goto(`${origin}/docs/${files.reference}`);
      await page.getByLabel('Token').fill('wrong');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('alert').waitFor();
      await checkScreens(page, 'control-token');
      await page.getByLabel('Token').fill(token);
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL(`${origin}/docs/${files.reference}`);
      await page.locator('h1', { hasText: 'Reference' }).waitFor();
    }, 2),
  );
});
