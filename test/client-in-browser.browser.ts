import type { StdinOptions } from 'esbuild';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deferred } from '../client/fetch/clocks.test-helper.ts';
import { createSandbox, manualClock, type Sandbox, serve } from '../mocks/index.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { bundleForPage, servePage } from './support/served-page.ts';

const hour = 3_600_000;
const refreshPath = '/v1/oauth/refresh';
const browser = await openBrowser(afterAll);

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

describe('the client in a browser', () => {
  let context: BrowserContext;
  let sandbox: Sandbox;
  let site = '';
  /** Called with each API request of the browser, and may delay it. */
  let watch: (request: Request, respond: () => Promise<Response>) => Promise<Response>;

  beforeAll(async () => {
    sandbox = await createSandbox({ clock: manualClock(new Date()) });
    const served = await serve(
      { fetch: (input, init) => watch(input as Request, () => sandbox.fetch(input, init)) },
      { port: 0 },
    );
    const page =
      '<!doctype html><title>App</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>';
    const source: StdinOptions = {
      contents: program(served.url),
      resolveDir: fromRoot('client'),
      loader: 'js',
    };
    const script = await bundleForPage('/app.js', source);
    const { url, close } = await servePage({ '/index.html': page, '/callback': page, ...script });
    site = url;
    return async () => {
      await close();
      await served.close();
      await sandbox.close();
    };
  });

  beforeEach(async () => {
    watch = (_, respond) => respond();
    await sandbox.reset();
    context = await browser.newContext();
    return () => context.close();
  });

  const call = <Result>(page: Page, expression: string) => page.evaluate<Result>(`app.${expression}`);

  const openTab = async (): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(site);
    return page;
  };

  /** Signs a user in with the pages of the sandbox. */
  const signIn = async (): Promise<Page> => {
    const page = await openTab();
    // Not awaited in the page: it navigates away, and a result that comes later is lost.
    await Promise.all([page.waitForURL('**/oauth/authorize?*'), page.evaluate('void app.signIn()')]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(`${site}callback?*`);
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
    const { promise: allRefused, resolve: notify } = deferred<void>();
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
