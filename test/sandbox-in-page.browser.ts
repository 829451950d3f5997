import { gzipSync } from 'node:zlib';
import { operations as control, controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSandboxGoals } from '../bench/goals.ts';
import type { createSandbox, manualClock } from '../mocks/browser.ts';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, pageFiles, servePage } from './support/served-page.ts';

/** The limit on what a page downloads, in bytes: the bundle and SQLite, compressed. */
const downloadLimit = pageSandboxGoals.size * 1000;

type Package = { createSandbox: typeof createSandbox; manualClock: typeof manualClock };

/** What the page defines for the functions below, which run in it. */
type InPage = typeof globalThis & {
  /** Opens a sandbox. Its `send` sends requests with a demo token, and returns the status, the text and the JSON. */
  open(options?: Parameters<typeof createSandbox>[0]): Promise<{
    sandbox: Awaited<ReturnType<typeof createSandbox>>;
    send(
      method: string,
      path: string,
      body?: unknown,
      headers?: Record<string, string>,
      // biome-ignore lint/suspicious/noExplicitAny: the tests check the body.
    ): Promise<{ status: number; headers: Headers; text: string; json: any }>;
  }>;
  library: Package;
};

const script = `
const library = await import('./sandbox.js');
const { createSandbox, manualClock } = library;
globalThis.open = async (options = {}) => {
  const sandbox = await createSandbox({ clock: manualClock('2026-11-02T09:00:00Z'), seed: 1, ...options });
  const [{ secret }] = sandbox.tokens;
  const send = async (method, path, body, headers = {}) => {
    const response = await sandbox.fetch(path, {
      method,
      headers: { Authorization: 'Bearer ' + secret, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type') === 'application/json';
    return { status: response.status, headers: response.headers, text, json: isJson ? JSON.parse(text) : undefined };
  };
  return { sandbox, send };
};
globalThis.library = library;
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
    await page.waitForFunction(() => (globalThis as InPage).library !== undefined);
  });

  test('it is small', () => {
    const sizes = Object.values(files).map((content) => gzipSync(content, { level: 9 }).byteLength);
    expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(downloadLimit);
  });

  test('what few requests need is loaded by the first of them', async () => {
    const lateFiles = await page.evaluate(async (clock) => {
      const { send } = await (globalThis as InPage).open();
      const countFiles = () => performance.getEntriesByType('resource').length;
      const counts = [countFiles()];
      for (const [path, headers] of [
        ['/v1/me', {}],
        ['/v1/workspaces/acme/agents', {}],
        ['/v1/workspaces/acme/agents', { Prefer: 'example=agent-list' }],
        [clock, {}],
      ] as const) {
        await send('GET', path, undefined, headers);
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
    await other.waitForFunction(() => (globalThis as InPage).library !== undefined);
    const getClock = () =>
      other.evaluate(async (clock) => {
        const { send } = await (globalThis as InPage).open();
        return (await send('GET', clock)).status;
      }, controlPath + control.getClock.path);
    await other.route('**/validators-*.js', (route) => route.abort());
    expect(await getClock()).toBe(500);
    await other.unroute('**/validators-*.js');
    expect(await getClock()).toBe(200);
    await other.close();
  });

  test('a file for the records is refused with the reason', async () => {
    const reason = await page.evaluate(() =>
      (globalThis as InPage).open({ data: 'records.db' }).then(
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
