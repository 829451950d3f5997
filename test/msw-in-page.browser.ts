import { readFileSync } from 'node:fs';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, readSqlite, servePage } from './support/served-page.ts';

const origin = 'https://api.acme.example';

const html = readFileSync(fromRoot('examples/msw/index.html'), 'utf8');
const files = {
  '/index.html': html.replace('/page.tsx', '/page.js'),
  ...(await bundleForPage('/page.js', 'examples/msw/page.tsx')),
  '/sqlite3.wasm': readSqlite(),
  '/mockServiceWorker.js': readFileSync(fromRoot('node_modules/msw/lib/mockServiceWorker.js')),
};
const site = await servePage(files, afterAll);
const browser = await openBrowser(afterAll);
let page: Page;
let complaints: string[];

beforeEach(async () => {
  const context = await browser.newContext();
  page = await context.newPage();
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.url);
  await agent('Packer').waitFor();
  return async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
});

const agent = (name: string) => page.getByRole('switch', { name });

/** Sends a request by the page's own `fetch`. */
const send = (method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([url, init]) => {
      const response = await fetch(url, init);
      return { status: response.status, text: await response.text() };
    },
    [
      new URL(path, origin).href,
      {
        method,
        headers: { Authorization: 'Bearer key_test_acme' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
    ] as const,
  );

longTest('the page shows its own records, and keeps a change', async () => {
  await agent('Sorter').click();
  await expect.poll(() => agent('Sorter').getAttribute('aria-checked')).toBe('true');
  const { text } = await send('GET', '/v1/workspaces/acme/agents');
  const { data } = JSON.parse(text) as { data: { name: string; status: string }[] };
  expect(data.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
    'Packer inactive',
    'Sorter active',
  ]);
});

longTest('a latency delays the responses to the page, which can abort its request', async () => {
  const latency = { min: 60_000, max: 60_000 };
  expect((await send('PATCH', `${controlPath}/disturbance`, { latency })).status).toBe(200);
  const outcome = await page.evaluate(async (url) => {
    const aborting = new AbortController();
    const response = fetch(url, {
      headers: { Authorization: 'Bearer key_test_acme' },
      signal: aborting.signal,
    }).then(
      ({ status }) => String(status),
      ({ name }: Error) => name,
    );
    const first = await Promise.race([response, new Promise((resolve) => setTimeout(resolve, 0, 'open'))]);
    aborting.abort();
    return [first, await response];
  }, `${origin}/v1/workspaces/acme/agents`);
  expect(outcome).toEqual(['open', 'AbortError']);
});
