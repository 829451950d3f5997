import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { compareReports } from '../conformance/engine/report/compare-reports.ts';
import type { Report } from '../conformance/engine/report/report.ts';
import { renderHtml } from '../conformance/report/html/page.ts';
import { sampleClause, sampleReport } from '../conformance/report/sample-report.test-helper.ts';
import { createView } from '../conformance/report/view.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { largeReport } from './support/large-report.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

const folder = await newFolder(afterAll);
const browser = await openBrowser(afterAll);

const passing = (): Report => ({
  ...sampleReport({
    clauses: ['agents.a', 'agents.b', 'tokens.a'].map((id) => sampleClause(id, 'pass')),
    errors: [],
    leftovers: [],
  }),
  verdict: 'conformant',
  exitCode: 0,
});

const compared = (): Report => {
  const report = largeReport();
  const clauses = report.clauses.map((clause, at) =>
    at % 7 === 0
      ? { ...clause, status: (['pass', 'fail', 'not-exercised'] as const)[at % 3] ?? 'pass' }
      : clause,
  );
  return {
    ...report,
    comparison: compareReports({ ...report, clauses, contract: { version: '0.9.0' } }, report),
  };
};

const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();

/** Every view of the page, and how a reader gets there. */
const views: readonly { name: string; report: () => Report; show?: (page: Page) => Promise<void> }[] = [
  { name: 'passing', report: passing },
  { name: 'failing', report: largeReport },
  { name: 'sample', report: sampleReport },
  { name: 'failure', report: sampleReport, show: clickFirst('#failures ~ .clause summary') },
  { name: 'operations', report: largeReport, show: clickFirst('#operations > summary') },
  { name: 'compared', report: compared },
];

describe.skipIf(areVisualTestsSkipped)('how report.html looks', () => {
  test.each(
    screens.flatMap(({ name: screen, ...size }) => views.map((view) => ({ ...view, screen, ...size }))),
  )('$name is accessible and fits $screen', async ({ name, report, show, screen, ...options }) => {
    const page = await browser.newPage(options);
    const file = join(folder, `${name}.html`);
    await writeFile(file, renderHtml(createView(report())));
    await page.goto(pathToFileURL(file).href);
    await show?.(page);
    const isRendered = () => page.locator('.finding, #operations table').first().isVisible();
    if (show) await expect.poll(isRendered).toBe(true);
    expect(await checkScreen(page, `report-${name}-${screen}`)).toEqual([]);
    await page.close();
  });
});
