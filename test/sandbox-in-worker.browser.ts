import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { parseBlocks } from './support/gate-pages.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, pageFiles, servePage } from './support/served-page.ts';

/** The functions that the page calls in its worker. Each returns a string. */
const worker = `
import { createSandbox } from '../mocks/browser.ts';

let sandbox;
const headers = { Authorization: 'Bearer key_test_acme' };
const agents = '/v1/workspaces/acme/agents';

const functions = {
  open: async (data) => {
    sandbox = await createSandbox({ data });
    return 'open';
  },
  create: async (name) => {
    const body = JSON.stringify({ name });
    return String((await sandbox.fetch(agents, { method: 'POST', headers, body })).status);
  },
  list: async () => {
    const { data } = await (await sandbox.fetch(agents, { headers })).json();
    return data.map(({ name }) => name).join();
  },
  close: async () => {
    await sandbox.close();
    return 'closed';
  },
  /** Overwrites a part of the file that contains the records. */
  damage: async (data, at) => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('workspace-api-sandbox-' + data.slice('opfs:'.length));
    const records = await (await folder.getDirectoryHandle('records')).getDirectoryHandle('.opaque');
    const handles = [];
    for await (const file of records.values()) handles.push(await file.createSyncAccessHandle());
    const [largest] = handles.toSorted((one, other) => other.getSize() - one.getSize());
    largest.write(new TextEncoder().encode('no database'.repeat(20)), { at });
    for (const handle of handles) handle.close();
    return 'damaged';
  },
};

globalThis.onmessage = async ({ data: { name, values }, ports: [port] }) =>
  port.postMessage(await functions[name](...values).catch((error) => error.name + ': ' + error.message));
`;

const program = `
import { createSandbox } from '../mocks/browser.ts';

const worker = new Worker('/worker.js', { type: 'module' });
globalThis.callWorker = (name, ...values) =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ name, values }, [port2]);
  });
globalThis.openInPage = (data) => createSandbox({ data }).then(() => 'open', (error) => error.message);
`;

type InPage = typeof globalThis & {
  sandbox: { fetch: typeof fetch };
  callWorker(name: string, ...values: (string | number)[]): Promise<string>;
  openInPage(data: string): Promise<string>;
};

/** The programs of the section about such records in docs/sandbox.md: the worker's and the page's. */
const [, section = ''] = readFileSync(fromRoot('docs/sandbox.md'), 'utf8').split(
  '### Records that survive a reload',
);
const [recipeWorker = '', recipe = ''] = parseBlocks(section, 'ts');
const bundleSource = (path: string, contents: string, folder = 'test') =>
  bundleForPage(path, { contents, resolveDir: fromRoot(folder), loader: 'ts' });
const files = {
  ...pageFiles(await bundleSource('/main.js', program)),
  ...(await bundleSource('/worker.js', worker)),
  '/recipe.html': '<!doctype html><title>Recipe</title><script type="module" src="/recipe.js"></script>',
  ...(await bundleSource('/recipe.js', `${recipe}\nglobalThis.sandbox = sandbox;`, 'examples/msw')),
  ...(await bundleSource('/worker.ts', recipeWorker, 'examples/msw')),
};
const site = await servePage(files, afterAll);
const browser = await openBrowser(afterAll);
let context: BrowserContext;

beforeEach(async () => {
  context = await browser.newContext();
  return () => context.close();
});

const waitForScript = (page: Page) =>
  page.waitForFunction(() => (globalThis as InPage).openInPage !== undefined);

const openTab = async (): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(site.url);
  await waitForScript(page);
  return page;
};

const callWorker = (page: Page, name: string, ...values: (string | number)[]): Promise<string> =>
  page.evaluate(([name, values]) => (globalThis as InPage).callWorker(name, ...values), [
    name,
    values,
  ] as const);

describe('records in the private file system of an origin', () => {
  longTest('a second tab can use them only after the first has closed them', async () => {
    const [first, second] = [await openTab(), await openTab()];
    await callWorker(first, 'open', 'opfs:demo');
    await callWorker(first, 'create', 'Sorter');
    expect(await callWorker(second, 'open', 'opfs:demo')).toBe(
      "Error: The records in opfs:demo can't be used: another tab or worker uses them. Close it, or choose another name.",
    );
    await callWorker(first, 'close');
    expect(await callWorker(second, 'open', 'opfs:demo')).toBe('open');
    expect(await callWorker(second, 'list')).toContain('Sorter');
  });

  longTest.each([
    ['its header', 0, 'their file is damaged. Choose another name.'],
    ['its records', 4096, 'it is not a SQLite database.'],
  ])('a file that is damaged in %s is refused', async (_, at, reason) => {
    const page = await openTab();
    await callWorker(page, 'open', 'opfs:demo');
    await callWorker(page, 'close');
    expect(await callWorker(page, 'damage', 'opfs:demo', at)).toBe('damaged');
    await page.reload();
    await waitForScript(page);
    expect(await callWorker(page, 'open', 'opfs:demo')).toBe(
      `Error: The records in opfs:demo can't be used: ${reason}`,
    );
  });

  longTest('the refusal in a page without a worker names the remedy', async () => {
    const page = await openTab();
    const reason = await page.evaluate(() => (globalThis as InPage).openInPage('opfs:demo'));
    expect(reason).toContain("Call createSandbox in a worker: new Worker(url, { type: 'module' })");
  });

  longTest('a name with a path is refused', async () => {
    const page = await openTab();
    expect(await callWorker(page, 'open', 'opfs:../demo')).toContain(
      "such as 'opfs:demo'. Received: opfs:../demo.",
    );
  });

  test('the programs of the documentation keep records across a reload', async () => {
    const page = await context.newPage();
    await page.goto(`${site.url}recipe.html`);
    const create = () =>
      page.evaluate(async () => {
        const headers = { Authorization: 'Bearer key_test_acme' };
        const agents = '/v1/workspaces/acme/agents';
        const { sandbox } = globalThis as InPage;
        const response = await sandbox.fetch(agents, { headers });
        const list = (await response.json()) as { data: { name: string }[] };
        const body = JSON.stringify({ name: 'Sorter' });
        const { status } = await sandbox.fetch(agents, { method: 'POST', headers, body });
        return { before: list.data.map(({ name }) => name), status };
      });
    const first = await create();
    expect([first.before.includes('Sorter'), first.status]).toEqual([false, 201]);
    await page.reload();
    const second = await create();
    expect([second.before.includes('Sorter'), second.status]).toEqual([true, 201]);
  });
});
