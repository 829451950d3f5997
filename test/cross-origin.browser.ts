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

type Sent = Pick<RequestInit, 'credentials'> & { headers?: Record<string, string> };

/** The part of a response that a page can read, or the error if the browser blocks it. */
const read = (page: Page, url: string, { headers, ...others }: Sent = {}) =>
  page.evaluate(
    async ([address, init]) => {
      try {
        const response = await fetch(address, init);
        return { status: response.status, id: response.headers.get('X-Request-Id') };
      } catch (error) {
        return { error: String(error) };
      }
    },
    [url, { ...others, headers: { Authorization: 'Bearer key_test_acme', ...headers } }] as const,
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
