import { basePath } from '@workspace-api/contract';
import { controlPath, operations } from '@workspace-api/contract/sandbox';
import { afterAll, beforeEach, expect } from 'vitest';
import { buildDashboard } from '../../mocks/dashboard/build.js';
import { manualClock } from '../../mocks/index.ts';
import { mutants } from '../../mocks/mutants/index.ts';
import { healthPath } from '../../mocks/sandbox/http/mounts.ts';
import { openBrowser } from './browser.ts';
import { serveSandbox } from './serve-sandbox.ts';
import { openTab } from './tab.ts';

/** The start time of the sandbox's clock. The clock stands still until it is advanced. */
export const clockStart = new Date('2026-11-02T09:00:00.000Z');

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test determine the type of the body.
export type Json = any;

/**
 * Serves a dashboard for the tests of a file. Each test starts with the demo records and a new document in the same tab, and fails
 * on any problem on the page, except for the refusals that it expects.
 */
export const useDashboard = async () => {
  await buildDashboard();
  const browser = await openBrowser(afterAll);
  const clock = manualClock(clockStart);
  const options = { clock, loadMutants: async () => mutants };
  const { sandbox, url: origin } = await serveSandbox(options, afterAll);
  const allowed = [origin, 'blob:', 'about:'];
  const { page, complaints, show, clear } = await openTab(
    browser,
    (url) => allowed.includes(url.origin) || allowed.includes(url.protocol),
    origin + healthPath,
  );
  let refusals: RegExp | undefined;

  /** Sends a request as another client, with a demo token. */
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<{ status: number; headers: Headers; json: Json }> => {
    const response = await fetch(origin + path, {
      method,
      headers: {
        Authorization: 'Bearer key_test_acme',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      json: text === '' ? undefined : JSON.parse(text),
    };
  };
  /** Calls the control plane, and expects a success. Returns its body. */
  const control = async (path: string, method = 'GET', body?: unknown): Promise<Json> => {
    const { status, json } = await call(method, controlPath + path, body);
    expect(status, `${method} ${path}`).toBeLessThan(300);
    return json;
  };

  beforeEach(async () => {
    // A test may have reset the sandbox to other records, which a reset without records would restore.
    await control(operations.reset.path, 'POST', { records: 'demo' });
    refusals = undefined;
    return async () => {
      const unexpected = complaints.filter((complaint) => !refusals?.test(complaint));
      await clear();
      expect(unexpected).toEqual([]);
    };
  });

  const main = () => page.locator('main');
  const dialog = () => page.getByRole('dialog');

  return {
    browser,
    sandbox,
    clock,
    origin,
    page,
    /** Changes how the page is shown, until the end of the test. */
    show,
    /** Expects that the browser logs responses with these statuses, or with any, in this test. */
    expectRefusals: (...statuses: number[]) => {
      refusals = new RegExp(
        `Failed to load resource.*${statuses.length > 0 ? `(${statuses.join('|')})` : ''}`,
      );
    },
    call,
    control,
    /** Calls the API. */
    api: (method: string, path: string, body?: unknown) => call(method, basePath + path, body),
    /** The status of a list of agents. */
    fetchStatus: async (path = `${basePath}/workspaces/acme/agents`, token = 'key_test_acme') =>
      (await call('GET', path, undefined, { Authorization: `Bearer ${token}` })).status,
    openState: async (...segments: string[]) => {
      await page.goto(`${origin}/#/state/${segments.join('/')}`);
      await main().locator('h1').waitFor();
    },
    openControls: async (section: string) => {
      await page.goto(`${origin}/#/controls/${section}`);
      await page.getByRole('navigation', { name: 'Controls' }).waitFor();
    },
    /** The details of the request that is open. */
    details: () => page.getByRole('region', { name: 'The selected request' }),
    main,
    dialog,
    row: (text: string) => main().getByRole('row').filter({ hasText: text }),
    /** Presses a button of the view, or the first of several. */
    press: (name: string | RegExp) => main().getByRole('button', { name, exact: true }).first().click(),
    /** Presses the only button of this name. */
    click: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    inDialog: (name: string) => dialog().getByRole('button', { name, exact: true }).click(),
    fill: (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value),
    choose: (label: string, value: string) => page.getByLabel(label, { exact: true }).selectOption(value),
    waitForStatus: (message: string | RegExp) => page.getByRole('status').getByText(message).waitFor(),
    keys: async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
};
