import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { clauseList } from '@workspace-api/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { compareReports } from '../conformance/engine/report/compare-reports.ts';
import type { ClauseStatus, Report } from '../conformance/engine/report/report.ts';
import {
  hostileReport,
  sampleClause,
  sampleFinding,
  sampleReport,
} from '../conformance/report/sample-report.test-helper.ts';
import { writeReports } from '../conformance/report/write-reports.ts';
import { newFolder } from '../mocks/test/new-folder.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';

const folder = await newFolder(afterAll);
const browser = await openBrowser(afterAll);
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** The status of a clause by its position: every tenth fails, and some are not exercised. */
const getStatus = (at: number): ClauseStatus => {
  if (at % 10 === 3) return 'fail';
  if (at % 40 === 5) return 'warn';
  return at % 12 === 7 ? 'not-exercised' : 'pass';
};

/** A report with all clauses of the contract: about fifty failures with many findings, and most reasons to miss something. */
const largeReport = (): Report => {
  const reasons = ['add-page', 'add-run', 'advance-clock', 'session-token'].map(
    (capability) => `missing a driver with the capability ${capability}`,
  );
  const clauses = clauseList.map(({ id, text, operations }, at) => {
    const status = getStatus(at);
    const findings = operations
      .slice(0, 20)
      .map((operation) => sampleFinding({ operation, case: operation, got: `201 at ${operation}` }));
    return sampleClause(id, status, {
      text,
      operations: [...operations],
      findings: status === 'fail' || status === 'warn' ? [sampleFinding(), ...findings] : [],
      ...(status === 'not-exercised' ? { reason: reasons[at % reasons.length] ?? '', operations: [] } : {}),
    });
  });
  return sampleReport({ clauses });
};

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

const failure = '#clause-idempotency\\.mismatch-is-422';
const passed = '#clause-idempotency\\.replay-is-marked';

describe('report.html in a browser, from disk', () => {
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    page = await browser.newPage();
    complaints = collectComplaints(page, ({ protocol }) => protocol === 'file:');
    return async () => {
      expect(complaints).toEqual([]);
      await page.close();
    };
  });

  const open = async (report: Report = sampleReport(), hash = '') => {
    await writeReports(report, { dir: folder, env: {}, stdout: nowhere() });
    await page.goto(`${pathToFileURL(join(folder, 'report.html')).href}${hash}`);
  };
  const countVisible = () => page.locator('details.clause:visible').count();
  const isOpen = (selector: string) => page.locator(`${selector}[open]`).isVisible();

  longTest('a large failing report is short and small before anything is opened', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(largeReport());
    await expect.poll(() => page.locator('*').count()).toBeLessThan(5_000);
    expect(await page.evaluate('document.documentElement.scrollHeight / innerHeight')).toBeLessThan(10);
    await checkScreens(page, 'report-failing');
    await page.locator('#operations > summary').click();
    await page.locator('#operations table').waitFor();
    await checkScreens(page, 'report-operations');
  });

  test('a failure is rendered when it is opened, with its requests and what differs', async () => {
    await open();
    await expect.poll(() => page.locator('.finding').count()).toBe(0);
    await page.locator(`${failure} > summary`).click();
    await expect.poll(() => page.locator(`${failure} .finding`).count()).toBe(1);
    const steps = page.locator(`${failure} .exchanges > li`);
    await expect.poll(() => steps.count()).toBe(2);
    await expect.poll(() => steps.nth(0).locator('pre').first().isVisible()).toBe(false);
    await expect.poll(() => steps.nth(1).innerText()).toContain('fails here');
    await expect.poll(() => steps.nth(1).locator('pre').first().innerText()).toContain('$TOKEN');
    await checkScreens(page, 'report-failure');
    // Closing and opening renders it once.
    await page.locator(`${failure} > summary`).click();
    await page.locator(`${failure} > summary`).click();
    await expect.poll(() => page.locator(`${failure} .finding`).count()).toBe(1);
  });

  longTest('the keyboard opens a failure and copies its commands', async () => {
    await page.context().grantPermissions(['clipboard-write']);
    await open();
    await page.locator(`${failure} > summary`).focus();
    await page.keyboard.press('Enter');
    await page.locator(`${failure} .finding`).waitFor();
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 10; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await focused.getAttribute('aria-label')) === 'Copy the command that repeats this case') break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => focused.innerText()).toBe('Copied');
    await page.getByLabel('Text').focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect
      .poll(() => page.getByLabel('Text').inputValue())
      .toBe(
        'npx @workspace-api/conformance --target http://127.0.0.1:4010/v1 --replay idempotency.mismatch:createAgent:7',
      );
  });

  longTest(
    'searching shows the matching clauses, also those that were not rendered, and their findings are searched',
    async () => {
      await open();
      await page.getByLabel('Text').fill('replay-is-marked');
      await expect.poll(countVisible).toBe(1);
      await expect.poll(() => page.locator(passed).isVisible()).toBe(true);
      await expect.poll(() => page.locator('#shown').innerText()).toBe('1 of 8 clauses');
      await page.getByLabel('Text').fill('stock watcher');
      await expect.poll(countVisible).toBe(3);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(() => page.locator('#shown').innerText()).toBe('8 of 8 clauses');
      await expect.poll(() => isOpen('#passed-1')).toBe(false);
    },
  );

  longTest('a link to a clause renders and opens it', async () => {
    await open(sampleReport(), '#clause-idempotency.replay-is-marked');
    await expect.poll(() => isOpen(passed)).toBe(true);
    await expect.poll(() => page.locator(`${passed} .body`).isVisible()).toBe(true);
  });

  longTest('a link with an invalid percent-encoding shows the report', async () => {
    await open(sampleReport(), '#%');
    await expect.poll(() => page.getByText('NOT CONFORMANT').first().isVisible()).toBe(true);
    await page.evaluate("location.hash = '#operation=%FF'");
    await expect.poll(() => page.locator('#shown:focus').count()).toBe(1);
  });

  longTest('an operation in the table of operations leads to its clauses', async () => {
    const other = sampleClause('identity.other', 'pass', { operations: ['getMe'] });
    await open(sampleReport({ clauses: [...sampleReport().clauses, other] }));
    await page.locator('#operations > summary').click();
    await page.locator('#operations').getByRole('link', { name: 'getMe' }).click();
    await expect.poll(countVisible).toBe(1);
    await expect.poll(() => page.locator('#shown').innerText()).toBe('1 of 9 clauses');
    await expect.poll(() => page.locator('[name=operation]').inputValue()).toBe('getMe');
  });

  test('an operation of what to fix first leads to its failures, and the clause to its findings', async () => {
    await open();
    const causes = page.getByRole('region', { name: 'Fix first' });
    await causes.getByRole('link', { name: 'createAgent' }).click();
    await expect.poll(countVisible).toBe(1);
    await expect.poll(() => page.locator('#shown').innerText()).toBe('1 of 8 clauses');
    await expect.poll(() => page.locator('[name=status]:checked').count()).toBe(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await causes.getByRole('link', { name: 'idempotency.mismatch-is-422' }).click();
    await expect.poll(() => page.locator(`${failure} .finding`).count()).toBe(1);
  });

  longTest('a print has the findings of all failures, and is as before afterwards', async () => {
    await open();
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await expect.poll(() => page.locator(`${failure} .exchanges pre:visible`).count()).toBeGreaterThan(3);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect.poll(() => isOpen(failure)).toBe(false);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  longTest('without JavaScript, it shows the clauses, and where the findings are', async () => {
    await open();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(page.url());
    const content = await plain.locator('body').innerText();
    expect(content).toContain('A key that is reused with another body is refused with 422.');
    expect(content).toContain('they are in report.json');
    await expect.poll(() => plain.locator(passed).count()).toBe(1);
    expect(content).toContain('Fix first');
    expect(content).not.toContain('Show all');
    await context.close();
  });

  test('the response of a hostile target is text and runs no script, also when everything is opened', async () => {
    await open(hostileReport());
    await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true");
    await expect.poll(() => page.locator('.finding').count()).toBeGreaterThan(2);
    await expect.poll(() => page.locator('img, iframe, object').count()).toBe(0);
  });

  longTest.each([
    ['passed', passing],
    ['is compared with another', compared],
  ])('a report that %s is accessible and fits', async (name, report) => {
    await open(report());
    await checkScreens(page, `report-${name.replaceAll(' ', '-')}`);
  });
});
