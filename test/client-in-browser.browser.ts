import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, manualClock, type Sandbox, serve } from '../mocks/index.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';

const hour = 3_600_000;
const refreshPath = '/v1/oauth/refresh';

/** The script of the page: a client that stores its session in IndexedDB, with functions that the tests call. */
const program = (sandboxUrl: string): string => `
import * as client from './index.ts';

const baseUrl = '${sandboxUrl}/v1';

const inStore = (mode, use) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('session', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('tokens');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('tokens', mode);
      const request = use(transaction.objectStore('tokens'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = () => reject(transaction.error);
    };
  });
const load = () => inStore('readonly', (store) => store.get('pair'));
const save = (tokens) => inStore('readwrite', (store) => store.put(tokens, 'pair'));

const keepSession = client.session({ baseUrl, load, save });
const api = client.createClient({ baseUrl, authorize: keepSession });

globalThis.app = {
  async signIn() {
    const redirectUri = location.origin + '/callback';
    const scopes = ['agents:write', 'pages:read'];
    const signIn = await client.startSignIn({ consoleUrl: '${sandboxUrl}', redirectUri, scopes });
    sessionStorage.setItem('sign-in', JSON.stringify(signIn));
    location.assign(signIn.url);
  },
  async finish() {
    const signIn = JSON.parse(sessionStorage.getItem('sign-in'));
    await save(await client.finishSignIn(signIn, location.href, { baseUrl }));
  },
  tokens: load,
  me: (count) =>
    Promise.all(Array.from({ length: count }, async () => (await api.GET('/me')).response.status)),
};
`;

const bundled = async (contents: string): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fromRoot('client'), loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    conditions: ['@workspace-api/source'],
  });
  return outputFiles[0]?.text ?? '';
};

describe('the client in a browser', () => {
  let script = '';
  const site = createServer(({ url }, response) => {
    response.setHeader('Content-Type', url === '/app.js' ? 'text/javascript' : 'text/html');
    response.end(
      url === '/app.js' ? script : '<!doctype html><title>App</title><script src="/app.js"></script>',
    );
  });
  let browser: Browser;
  let context: BrowserContext;
  let sandbox: Sandbox;
  let origin = '';
  let stop: () => Promise<void>;
  /** Called with each API request of the browser, and may delay it. */
  let watch: (request: Request, respond: () => Promise<Response>) => Promise<Response>;

  beforeAll(async () => {
    browser = await openBrowser();
    sandbox = await createSandbox({ clock: manualClock(new Date()) });
    const served = await serve(
      { fetch: (input, init) => watch(input as Request, () => sandbox.fetch(input, init)) },
      { port: 0 },
    );
    script = await bundled(program(served.url));
    await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    stop = async () => {
      await browser.close();
      site.close();
      await served.close();
      await sandbox.close();
    };
  });

  afterAll(() => stop?.());

  beforeEach(async () => {
    watch = (_, respond) => respond();
    await sandbox.reset();
    context = await browser.newContext();
    return () => context.close();
  });

  const call = <Result>(page: Page, expression: string) => page.evaluate<Result>(`app.${expression}`);

  const openTab = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    return page;
  };

  /** Signs a user in with the pages of the sandbox. */
  const signIn = async (): Promise<Page> => {
    const page = await openTab();
    // Not awaited in the page: it navigates away, and a result that comes later is lost.
    await Promise.all([page.waitForURL('**/oauth/authorize?*'), page.evaluate('void app.signIn()')]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${origin}/callback?*`);
    await call(page, 'finish()');
    return page;
  };

  test('two tabs with an expired token share one refresh', async () => {
    const one = await signIn();
    const other = await openTab();
    const before = await call<{ refresh_token: string }>(one, 'tokens()');
    await sandbox.advance(hour);
    let refreshes = 0;
    let unauthorizedCount = 0;
    let notify = () => {};
    const allRefused = new Promise<void>((resolve) => {
      notify = resolve;
    });
    watch = async (request, respond) => {
      if (request.method === 'POST' && new URL(request.url).pathname === refreshPath) {
        refreshes += 1;
        // Both tabs must need a new token before one is issued.
        await allRefused;
      }
      const response = await respond();
      if (response.status === 401) unauthorizedCount += 1;
      if (unauthorizedCount === 6) notify();
      return response;
    };
    const statuses = await Promise.all([call<number[]>(one, 'me(3)'), call<number[]>(other, 'me(3)')]);
    expect(statuses.flat()).toEqual(Array.from({ length: 6 }, () => 200));
    expect([refreshes, unauthorizedCount]).toEqual([1, 6]);
    const after = await call<{ refresh_token: string }>(other, 'tokens()');
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(await call(one, 'me(1)')).toEqual([200]);
    expect(refreshes).toBe(1);
  });
});
