import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';
import { bundle } from '../mocks/bundle.js';
import { buildDashboard } from '../mocks/dashboard/build.js';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';
import { readSqlite, servePage } from './support/served-page.ts';

const html = `<!doctype html><html lang="en"><title>App</title><link rel="icon" href="data:,">
<style>body { margin: 0 } button { background: red } h1 { margin: 0 } #place { height: 80vh }</style><main><h1>App</h1><div id="place"></div></main>
<script type="module">
import { createSandbox } from './sandbox/sandbox.js';
import { mountDashboard } from './dashboard/mount-dashboard.js';
globalThis.sandbox = await createSandbox();
globalThis.remove = mountDashboard(document.querySelector('#place'), sandbox, './ui/index.html');
</script>`;

const folder = await newFolder(afterAll);

/** The files of a folder, by their paths below a path. */
const readFolder = async (path: string, from: string): Promise<Record<string, Uint8Array>> => {
  const files = (await readdir(from, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const entries = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    return [path + file.slice(from.length), await readFile(file)] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

longTest(
  'the dashboard of a sandbox in the page lists a request of the page, and adds a record by a form',
  async () => {
    await Promise.all([
      buildDashboard(),
      bundle(fromRoot('mocks/browser.ts'), join(folder, 'sandbox/sandbox.js'), 'page'),
      bundle(fromRoot('mocks/mount-dashboard.ts'), join(folder, 'dashboard/mount-dashboard.js'), 'page'),
    ]);
    const files = {
      '/index.html': html,
      ...(await readFolder('/ui', fromRoot('mocks/public/ui'))),
      ...(await readFolder('', folder)),
      '/sandbox/sqlite3.wasm': readSqlite(),
    };
    const { url } = await servePage(files, onTestFinished);
    const browser = await openBrowser(onTestFinished);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const complaints = collectComplaints(
      page,
      ({ hostname, protocol }) => protocol === 'data:' || hostname === '127.0.0.1',
    );
    await page.goto(url);
    const dashboard = page.frameLocator('iframe');
    await dashboard.getByRole('link', { name: 'Requests' }).click();
    await dashboard.getByText('Connected').waitFor();
    await page.evaluate(`sandbox.fetch('/v1/me', { headers: { Authorization: 'Bearer key_test_acme' } })`);
    await dashboard.getByRole('link', { name: 'GET /v1/me' }).waitFor();
    await checkScreens(page, 'mounted-dashboard');
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
