import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { bundle } from '../mocks/bundle.js';
import { buildDashboard } from '../mocks/dashboard/build.js';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

const html = `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<style>body { margin: 0 } button { background: red } h1 { margin: 0 } #place { height: 80vh }</style><main><h1>App</h1><div id="place"></div></main>
<script type="module">
import { createSandbox } from './sandbox/sandbox.js';
import { mountDashboard } from './dashboard/mount-dashboard.js';
globalThis.sandbox = await createSandbox();
globalThis.remove = mountDashboard(document.querySelector('#place'), sandbox, './ui/index.html');
</script>`;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

let folder: string;
let browser: Browser;
let page: Page;
let complaints: string[];

const findFile = (path: string): string => {
  if (path.startsWith('/ui/')) return fromRoot(`mocks/public${path}`);
  return path === '/sandbox/sqlite3.wasm'
    ? fromRoot('node_modules/@sqlite.org/sqlite-wasm/dist/sqlite3.wasm')
    : join(folder, path);
};
const server = createServer(async ({ url = '/' }, response) => {
  const content = url === '/' ? html : await readFile(findFile(url));
  response.setHeader('Content-Type', types[extname(url)] ?? 'text/html').end(content);
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mounted-dashboard-'));
  await Promise.all([
    buildDashboard(),
    bundle(fromRoot('mocks/browser.ts'), join(folder, 'sandbox/sandbox.js'), 'page'),
    bundle(fromRoot('mocks/mount-dashboard.ts'), join(folder, 'dashboard/mount-dashboard.js'), 'page'),
  ]);
  browser = await openBrowser();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  complaints = collectComplaints(
    page,
    ({ hostname, protocol }) => protocol === 'data:' || hostname === '127.0.0.1',
  );
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser?.close();
  server.close();
  await rm(folder, { recursive: true });
});

longTest(
  'the dashboard of a sandbox in the page lists a request of the page, and adds a record by a form',
  async () => {
    const dashboard = page.frameLocator('iframe');
    await dashboard.getByRole('link', { name: 'Requests' }).click();
    await dashboard.getByText('Connected').waitFor();
    await page.evaluate(`sandbox.fetch('/v1/me', { headers: { Authorization: 'Bearer key_test_acme' } })`);
    await dashboard.getByRole('link', { name: 'GET /v1/me' }).waitFor();
    if (!areVisualTestsSkipped) expect(await checkScreen(page, 'mounted-dashboard')).toEqual([]);
    await dashboard.getByRole('link', { name: 'State' }).click();
    await dashboard.getByRole('link', { name: 'Agents' }).click();
    await dashboard.getByRole('button', { name: 'Create an agent' }).click();
    await dashboard.getByRole('dialog').getByLabel('name', { exact: true }).fill('Greeter');
    await dashboard.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click();
    await dashboard.getByRole('link', { name: 'Greeter' }).waitFor();
    await page.evaluate('remove()');
    await expect.poll(() => page.locator('iframe').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
