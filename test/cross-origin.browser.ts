import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { servePage } from './support/served-page.ts';

const { url: allowed } = await servePage(
  { '/index.html': '<!doctype html><title>App</title><link rel="icon" href="data:,">' },
  afterAll,
);
/** The origin of the page under two host names. Both differ from the sandbox's. */
const origins = [new URL(allowed).origin, new URL(allowed.replace('127.0.0.1', 'localhost')).origin] as const;
const { sandbox, url: api } = await serveSandbox({ credentialOrigins: [origins[0]] }, afterAll);
const browser = await openBrowser(afterAll);

beforeEach(() => sandbox.reset());

const open = async (origin: string): Promise<Page> => {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  await page.goto(origin);
  return page;
};

type Sent = Pick<RequestInit, 'method' | 'credentials' | 'body'> & { headers?: Record<string, string> };

/** The part of a response that a page can read, or the error if the browser blocks it. */
const read = (page: Page, url: string, { headers, ...requestInit }: Sent = {}) =>
  page.evaluate(
    async ([address, init]) => {
      try {
        const response = await fetch(address, init);
        return {
          status: response.status,
          id: response.headers.get('X-Request-Id'),
          json: await response.json(),
        };
      } catch (error) {
        return { error: String(error) };
      }
    },
    [url, { ...requestInit, headers: { Authorization: 'Bearer key_test_acme', ...headers } }] as const,
  );

const corsError = { error: expect.stringContaining('TypeError') };

test('a page can send the headers that libraries add, and read the response with its headers', async () => {
  const page = await open(origins[1]);
  const headers = {
    traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    'X-Requested-With': 'XMLHttpRequest',
    'Cache-Control': 'no-cache',
    'If-None-Match': '"1"',
  };
  const response = await read(page, `${api}/v1/me`, { headers });
  expect(response).toMatchObject({ status: 200, id: expect.stringMatching(/^req_/) });
});

longTest('credentials are allowed only for the listed origins', async () => {
  const credentials = 'include';
  const allowedPage = await open(origins[0]);
  expect(await read(allowedPage, `${api}/v1/me`, { credentials })).toMatchObject({ status: 200 });
  const other = await open(origins[1]);
  expect(await read(other, `${api}/v1/me`, { credentials })).toEqual(corsError);
  expect(await read(other, `${api}/v1/me`)).toMatchObject({ status: 200 });
});

test('a page can read the 404 for a path without /v1, and the responses of the secret proxy', async () => {
  const page = await open(origins[1]);
  const lost = await read(page, `${api}/workspaces/acme/agents`);
  expect(lost).toMatchObject({ status: 404, json: { error: { message: expect.stringContaining('/v1') } } });
  const secrets = `${api}/v1/workspaces/acme/secrets`;
  const { json: list } = (await read(page, secrets)) as { json: { data: { name: string }[] } };
  const body = JSON.stringify({ name: list.data[0]?.name });
  const response = await read(page, `${secrets}/proxy-url`, { method: 'POST', body });
  const { url } = (response as { json: { url: string } }).json;
  expect(await read(page, url)).toMatchObject({ status: 200, json: { name: list.data[0]?.name } });
  expect(await read(page, `${url}x`)).toMatchObject({ status: 404 });
});

longTest('the request log shows why the browser rejected a request after its preflight', async () => {
  const page = await open(origins[1]);
  const agents = '/v1/workspaces/acme/agents';
  // fetch converts only some lowercase methods to uppercase.
  expect(await read(page, `${api}${agents}/agt_1`, { method: 'patch', body: '{}' })).toEqual(corsError);
  const log = await sandbox.fetch('/_sandbox/requests?only=violations');
  const { data } = (await log.json()) as { data: { method: string; violations: { message: string }[] }[] };
  expect(data.map(({ method, violations }) => [method, violations[0]?.message])).toEqual([
    ['OPTIONS', expect.stringContaining('use PATCH')],
  ]);
});
