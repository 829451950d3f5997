import { gzipSync } from 'node:zlib';
import { operations as control, controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSandboxGoals } from '../bench/goals.ts';
import type { createSandbox } from '../mocks/browser.ts';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, pageFiles, servePage } from './support/served-page.ts';

/** The limit on what a page downloads, in bytes: the bundle and SQLite, compressed. */
const downloadLimit = pageSandboxGoals.size * 1000;

/** What the page defines for the functions below, which run in it. */
type InPage = typeof globalThis & {
  /** Opens a sandbox. Returns a function that reads a path with a demo token, and returns the status. */
  openSandbox(
    options?: Parameters<typeof createSandbox>[0],
  ): Promise<(path: string, headers?: Record<string, string>) => Promise<number>>;
};

const script = `
const { createSandbox } = await import('./sandbox.js');
globalThis.openSandbox = async (options) => {
  const sandbox = await createSandbox(options);
  const [{ secret }] = sandbox.tokens;
  return async (path, headers) => {
    const response = await sandbox.fetch(path, { headers: { Authorization: 'Bearer ' + secret, ...headers } });
    await response.text();
    return response.status;
  };
};
`;

const files = {
  ...pageFiles({ '/main.js': script }),
  ...(await bundleForPage('/sandbox.js', 'mocks/browser.ts')),
};
const site = await servePage(files, afterAll);
const browser = await openBrowser(afterAll);

describe('the sandbox in a page', () => {
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    page = await browser.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(site.url);
    await page.waitForFunction(() => (globalThis as InPage).openSandbox !== undefined);
  });

  test('it is small', () => {
    const sizes = Object.values(files).map((content) => gzipSync(content, { level: 9 }).byteLength);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(downloadLimit);
  });

  test('what few requests need is loaded by the first of them', async () => {
    const lateFiles = await page.evaluate(async (clock) => {
      const read = await (globalThis as InPage).openSandbox();
      const countFiles = () => performance.getEntriesByType('resource').length;
      const counts = [countFiles()];
      for (const [path, headers] of [
        ['/v1/me', {}],
        ['/v1/workspaces/acme/agents', {}],
        ['/v1/workspaces/acme/agents', { Prefer: 'example=agent-list' }],
        [clock, {}],
      ] as const) {
        await read(path, headers);
        counts.push(countFiles());
      }
      return counts.slice(1).map((count, index) => count - (counts[index] ?? 0));
    }, controlPath + control.getClock.path);
    // Examples of lists, then the validators of the control plane and its document.
    expect(lateFiles).toEqual([0, 0, 1, 2]);
  });

  longTest('a part that could not be loaded is loaded by a later request', async () => {
    const other = await browser.newPage();
    await other.goto(page.url());
    await other.waitForFunction(() => (globalThis as InPage).openSandbox !== undefined);
    const getClock = () =>
      other.evaluate(async (clock) => {
        const read = await (globalThis as InPage).openSandbox();
        return read(clock);
      }, controlPath + control.getClock.path);
    await other.route('**/validators-*.js', (route) => route.abort());
    expect(await getClock()).toBe(500);
    await other.unroute('**/validators-*.js');
    expect(await getClock()).toBe(200);
    await other.close();
  });

  test('a file for the records is refused with the reason', async () => {
    const reason = await page.evaluate(() =>
      (globalThis as InPage).openSandbox({ data: 'records.db' }).then(
        () => '',
        (error: Error) => error.message,
      ),
    );
    expect(reason).toContain('a page reaches neither files nor database servers');
  });

  test('the page has printed no error', () => {
    expect(complaints).toEqual([]);
  });
});
