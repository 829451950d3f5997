import { basePath } from '@workspace-api/contract';
import { controlPath } from '@workspace-api/contract/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Sandbox } from '../../mocks/index.ts';
import { collectComplaints } from './collect-complaints.ts';
import { serveDashboard } from './served-dashboard.ts';

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test determine the type of the body.
type Json = any;

const token = 'key_test_acme';

/** Opens the state views of a dashboard for the tests of a file. Each test starts with the demo records and a new page. */
export const useStatePages = () => {
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let sandbox: Sandbox;
  let origin = '';
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ browser, sandbox, origin, stop } = await serveDashboard());
  });

  afterAll(() => stop());

  beforeEach(async () => {
    await sandbox.reset();
    page = await browser.newPage();
    complaints = collectComplaints(page, (url) => url.origin === origin);
    return () => page.close();
  });

  const send = async (address: string, method: string, body?: unknown, secret = token) => {
    const response = await fetch(origin + address, {
      method,
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const rawBody = await response.text();
    return { status: response.status, json: (rawBody === '' ? undefined : JSON.parse(rawBody)) as Json };
  };
  /** Calls the API like a client, with a token. */
  const api = (method: string, path: string, body?: unknown) => send(basePath + path, method, body);
  const control = (method: string, path: string, body?: unknown) => send(controlPath + path, method, body);

  const open = async (...segments: string[]) => {
    await page.goto(`${origin}/#/state/${segments.join('/')}`);
    await page.locator('main h1').waitFor();
  };
  const main = () => page.locator('main');
  const press = (name: string | RegExp) => main().getByRole('button', { name, exact: true }).first().click();
  const inDialog = (name: string) =>
    page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
  const waitForStatus = (message: string | RegExp) => page.getByRole('status').getByText(message).waitFor();
  const row = (text: string) => main().getByRole('row').filter({ hasText: text });

  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    get complaints() {
      return complaints;
    },
    get sandbox() {
      return sandbox;
    },
    send,
    api,
    control,
    open,
    main,
    press,
    inDialog,
    waitForStatus,
    row,
  };
};
