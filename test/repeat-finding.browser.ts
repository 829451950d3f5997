import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mediaTypes } from '@workspace-api/contract';
import type { Page } from 'playwright-core';
import { afterAll, describe, onTestFinished, test } from 'vitest';
import { renderHtml } from '../conformance/report/html/page.ts';
import {
  sampleClause,
  sampleFinding,
  sampleReport,
} from '../conformance/report/sample-report.test-helper.ts';
import { createView } from '../conformance/report/view.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { checkScreens } from './support/check-screen.ts';
import { useDashboard } from './support/dashboard-page.ts';

const folder = await newFolder(afterAll);

/** A finding of a server that accepts a key with another body. */
const finding = sampleFinding({
  exchanges: sampleFinding().exchanges.map((step) => ({
    ...step,
    curl: step.curl.replace('--data-raw', `-H 'content-type: ${mediaTypes.json}' --data-raw`),
  })),
});

const dashboard = await useDashboard();

describe('a finding of report.html on a sandbox', () => {
  /** Follows the link of the finding in a report on disk. */
  const follow = async (): Promise<Page> => {
    const context = await dashboard.browser.newContext();
    onTestFinished(() => context.close());
    const page = await context.newPage();
    const clause = sampleClause('idempotency.mismatch-is-422', 'fail', { findings: [finding] });
    const file = join(folder, 'report.html');
    await writeFile(
      file,
      renderHtml(createView(sampleReport({ clauses: [clause] }), `${dashboard.origin}/_sandbox/ui/`)),
    );
    await page.goto(pathToFileURL(file).href);
    await page.locator('.clause > summary').first().click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Repeat them on a sandbox' }).click();
    return opened;
  };

  const panel = (page: Page, title: string) =>
    page.locator('section.panel', { has: page.getByRole('heading', { name: title }) });

  test('its requests are sent one after another, next to the recorded responses', async () => {
    const page = await follow();
    await page.getByRole('heading', { name: 'Repeat a finding' }).waitFor();
    await page.getByText('idempotency.mismatch-is-422').waitFor();
    await page.getByRole('button', { name: 'Send the next one' }).click();
    await page.getByText('1 of 2 sent').waitFor();
    await panel(page, '1. createAgent').getByText('status 201').nth(1).waitFor();
    await panel(page, '2. createAgent').getByText('not sent').waitFor();
    await page.getByRole('button', { name: 'Send the rest' }).click();
    const second = panel(page, '2. createAgent');
    await second.getByText('different response').waitFor();
    await second.locator('.diff-row.changed .before', { hasText: 'status 201' }).waitFor();
    await second.locator('.diff-row.changed .after', { hasText: 'status 422' }).waitFor();
    await second.getByText('fails in the report').waitFor();
    await checkScreens(page, 'repeat-finding');
    // The next repetition has other keys.
    await page.getByRole('button', { name: 'Send all' }).click();
    await page.getByText('2 of 2 sent').waitFor();
    await panel(page, '1. createAgent').getByText('status 201').nth(1).waitFor();
  });

  test('an address without requests is rejected', async () => {
    await dashboard.page.goto(`${dashboard.origin}/_sandbox/ui/#/repeat/x`);
    await dashboard.page.getByText("The address doesn't contain the requests of a finding").waitFor();
  });
});
