import { gzipSync } from 'node:zlib';
import { basePath, errors, examples, headerNames, mediaTypes, operations } from '@workspace-api/contract';
import { operations as control, controlPath } from '@workspace-api/contract/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageSandboxGoals } from '../bench/goals.ts';
import type { createSandbox, manualClock } from '../mocks/browser.ts';
import { verifyDelivery } from '../mocks/receiver/verify.ts';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, type PageFiles, pageFiles, servePage } from './support/served-page.ts';

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

describe('the sandbox in a page', () => {
  let files: PageFiles = {};
  let close: () => void;
  let browser: Browser;
  let page: Page;
  const complaints: string[] = [];

  beforeAll(async () => {
    files = {
      ...pageFiles({ '/main.js': script }),
      ...(await bundleForPage('/sandbox.js', 'mocks/browser.ts')),
    };
    const site = await servePage(files);
    close = site.close;
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.goto(site.url);
    await page.waitForFunction(() => (globalThis as InPage).library !== undefined);
  });

  afterAll(async () => {
    await browser?.close();
    close?.();
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

  test('records are created, listed and patched with a demo token, and a stale patch is a conflict', async () => {
    const results = await page.evaluate(
      async ([home, etag, ifMatch]) => {
        const { send } = await (globalThis as InPage).open();
        const me = await send('GET', '/v1/me');
        const agent = await send('POST', '/v1/workspaces/acme/agents', { name: 'Sorter' });
        const agents = await send('GET', '/v1/workspaces/acme/agents');
        const path = `/v1/workspaces/acme/pages/${home}`;
        const version = (await send('GET', path)).headers.get(etag) ?? '';
        const patch = [{ op: 'replace', path: '/metadata/title', value: 'Welcome' }];
        const patched = await send('PATCH', path, patch, { [ifMatch]: version });
        const stale = await send('PATCH', path, patch, { [ifMatch]: version });
        return {
          statuses: [me.status, agent.status, agents.status, patched.status, stale.status],
          isListed: agents.json.data.some(({ id }: { id: string }) => id === agent.json.id),
          title: patched.json.metadata.title,
          conflict: stale.json.error.details.kind,
        };
      },
      [examples['page-list'].data[0]?.id, headerNames.etag, 'If-Match'] as const,
    );
    expect(results).toEqual({
      statuses: [200, 201, 200, 200, 409],
      isListed: true,
      title: 'Welcome',
      conflict: 'version_mismatch',
    });
  });

  test('a list is exported as NDJSON', async () => {
    const { type, text } = await page.evaluate(async (ndjson) => {
      const { send } = await (globalThis as InPage).open();
      const { headers, text } = await send('GET', '/v1/workspaces/acme/pages', undefined, { Accept: ndjson });
      return { type: headers.get('Content-Type'), text };
    }, mediaTypes.ndjson);
    expect(type).toBe(mediaTypes.ndjson);
    const records = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    // The last line is about the list.
    expect(records.slice(0, -1)).toEqual(examples['page-list'].data);
  });

  test('a webhook is delivered to a function of the page, with a signature that a receiver accepts', async () => {
    const { deliveries, secret } = await page.evaluate(async () => {
      const deliveries: { headers: Record<string, string>; body: string }[] = [];
      const { sandbox, send } = await (globalThis as InPage).open({
        outgoing: () => async (request) => {
          deliveries.push({ headers: Object.fromEntries(request.headers), body: await request.text() });
          return new Response(null, { status: 204 });
        },
      });
      const hook = { url: 'https://shop.test/hook', events: ['pages.published'] };
      const { json } = await send('POST', '/v1/workspaces/acme/webhooks', hook);
      await send('POST', '/v1/workspaces/acme/pages-publish');
      await sandbox.advance(1000);
      return { deliveries, secret: json.secret as string };
    });
    expect(deliveries).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = deliveries;
    const now = new Date(Number(headers[headerNames.svcTimestamp]) * 1000);
    expect(
      verifyDelivery({ headers: new Headers(headers), body: Buffer.from(body) }, secret, now),
    ).toBeUndefined();
  });

  test('a user signs in with the form of the sign-in page', async () => {
    const { withoutToken, allowed, exchanged } = await page.evaluate(
      async ([configPath, exchangePath]) => {
        const { sandbox, send } = await (globalThis as InPage).open();
        const verifier = 'v'.repeat(43);
        const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
        const challenge = btoa(String.fromCharCode(...new Uint8Array(digest)));
        const query = new URLSearchParams({
          code_challenge: challenge.replaceAll('+', '-').replaceAll('/', '_').replace('=', ''),
          redirect_uri: 'http://127.0.0.1:9/callback',
          state: 'one',
          scope: 'pages:read',
        });
        const url = `${(await send('GET', configPath)).json.authorize_url}?${query}`;
        const html = await (await sandbox.fetch(url)).text();
        const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '';
        const account = field('account');
        const submit = (form: Record<string, string>) =>
          sandbox.fetch(url, {
            method: 'POST',
            body: new URLSearchParams({ account, decision: 'allow', ...form }),
          });
        const { status: withoutToken } = await submit({});
        const { status: allowed, headers } = await submit({ csrfToken: field('csrfToken') });
        const { searchParams } = new URL(headers.get('Location') ?? '');
        const exchanged = await send('POST', exchangePath, {
          auth_code: searchParams.get('code'),
          code_verifier: verifier,
          redirect_uri: query.get('redirect_uri'),
        });
        return { withoutToken, allowed, exchanged: exchanged.status };
      },
      [operations.getCliConfig.path, basePath + operations.exchangeAuthorizationCode.path] as const,
    );
    expect([withoutToken, allowed, exchanged]).toEqual([400, 303, 200]);
  });

  test('the clock is advanced by the control plane', async () => {
    const times = await page.evaluate(async (control) => {
      const { send } = await (globalThis as InPage).open();
      const before = await send('GET', `${control}/clock`);
      await send('POST', `${control}/clock/advance`, { seconds: 90 });
      const after = await send('GET', `${control}/clock`);
      return [before.json.now, after.json.now];
    }, controlPath);
    expect(times).toEqual(['2026-11-02T09:00:00.000Z', '2026-11-02T09:01:30.000Z']);
  });

  test('a fault rule fails as many requests as it says', async () => {
    const statuses = await page.evaluate(async (control) => {
      const { send } = await (globalThis as InPage).open();
      const rule = { operation: 'listAgents', error: 'upstream-unavailable', count: 1 };
      const added = await send('POST', `${control}/fault-rules`, rule);
      const first = await send('GET', '/v1/workspaces/acme/agents');
      const second = await send('GET', '/v1/workspaces/acme/agents');
      return [added.status, first.status, second.status];
    }, controlPath);
    expect(statuses).toEqual([201, errors['upstream-unavailable'].status, 200]);
  });

  test('own records are the initial records, and a snapshot restores them', async () => {
    const names = await page.evaluate(async () => {
      const { sandbox, send } = await (globalThis as InPage).open({
        records: { workspaces: [{ slug: 'shop', test: { agents: [{ name: 'Packer' }] } }] },
      });
      const list = async () => {
        const { json } = await send('GET', '/v1/workspaces/shop/agents');
        return json.data.map(({ name }: { name: string }) => name);
      };
      const snapshot = await sandbox.snapshot();
      await send('POST', '/v1/workspaces/shop/agents', { name: 'Sorter' });
      const changed = await list();
      await sandbox.restore(snapshot);
      return [changed, await list()];
    });
    expect(names).toEqual([['Sorter', 'Packer'], ['Packer']]);
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
