import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hostileReport, sampleReport } from '../conformance/report/sample-report.ts';
import { writeReports } from '../conformance/report/write-reports.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

describe('report.html in a browser, from disk', () => {
  let browser: Browser;
  let folder: string;
  let page: Page;
  let complaints: string[];

  beforeAll(async () => {
    browser = await openBrowser();
    folder = await mkdtemp(join(tmpdir(), 'report-'));
  });

  afterAll(async () => {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    page = await browser.newPage();
    complaints = collectComplaints(page, ({ protocol }) => protocol === 'file:');
    return () => page.close();
  });

  const open = async (report = sampleReport()) => {
    await writeReports(report, { dir: folder, env: {}, stdout: nowhere() });
    await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  };
  const countVisible = () => page.locator('details.clause:visible').count();

  test('it shows the verdict and every clause', async () => {
    const report = sampleReport();
    await open(report);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
    expect((await page.locator('body').innerText()).toLowerCase()).toContain('not conformant');
    expect(await countVisible()).toBe(report.clauses.length);
    expect(complaints).toEqual([]);
  });

  test('searching shows only the matching clauses', async () => {
    const report = sampleReport();
    const clauseId = report.clauses[0]?.id ?? '';
    await open(report);
    await page.getByLabel('Text').fill(clauseId);
    await expect.poll(countVisible).toBe(report.clauses.filter(({ id }) => id.includes(clauseId)).length);
    expect(complaints).toEqual([]);
  });

  test('unticking a status hides its clauses', async () => {
    const report = sampleReport();
    const passed = report.clauses.filter(({ status }) => status === 'pass').length;
    expect(passed).toBeGreaterThan(0);
    await open(report);
    await page.locator('input[type=checkbox][value=pass]').uncheck();
    await expect.poll(countVisible).toBe(report.clauses.length - passed);
  });

  test('the response of a hostile target is shown as text and runs no script', async () => {
    await open(hostileReport());
    expect(complaints).toEqual([]);
    await expect.poll(() => page.locator('img, iframe, object').count()).toBe(0);
  });

  test('it fits a narrow screen', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open();
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBe(0);
  });

  test.skipIf(areVisualTestsSkipped).each(screens)(
    'it is accessible and fits $name',
    async ({ name, ...screen }) => {
      await page.setViewportSize(screen.viewport);
      await page.emulateMedia({ colorScheme: screen.colorScheme });
      await open();
      expect(await checkScreen(page, `report-${name}`)).toEqual([]);
    },
  );
});
