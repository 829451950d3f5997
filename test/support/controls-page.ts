import { controlPath } from '@workspace-api/contract/sandbox';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { collectComplaints } from './collect-complaints.ts';
import { serveDashboard } from './served-dashboard.ts';

// biome-ignore lint/suspicious/noExplicitAny: the assertions of a test determine the type of the body.
type Json = any;

/** Opens the controls of a dashboard for the tests of a file. Each test starts with the demo records and a new page. */
export const useControls = () => {
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  let origin = '';
  let stop: () => Promise<void>;

  const control = async (path: string, method = 'GET', body?: unknown): Promise<Json> => {
    const init = { method, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await fetch(origin + controlPath + path, init);
    expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
    return response.status === 204 ? undefined : response.json();
  };

  const fetchStatus = async (
    path = '/v1/workspaces/acme/agents',
    token = 'key_test_acme',
    method = 'GET',
  ) => {
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(origin + path, { method, headers })).status;
  };

  const open = async (section: string) => {
    await page.goto(`${origin}/#/controls/${section}`);
    await page.getByRole('navigation', { name: 'Controls' }).waitFor();
  };

  const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  const choose = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).selectOption(value);
  const waitForStatus = (message: string) => page.getByRole('status').getByText(message).waitFor();
  /** Confirms or cancels the confirmation dialog of an action. */
  const respond = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click();

  beforeAll(async () => {
    ({ browser, origin, stop } = await serveDashboard());
  });

  afterAll(() => stop());

  beforeEach(async () => {
    await control('/reset', 'POST', { records: 'demo' });
    page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
    page.setDefaultTimeout(15_000);
    complaints = collectComplaints(page, (url) => url.origin === origin || url.protocol === 'blob:');
    return async () => {
      await page.close();
      // A refusal that a test provokes also appears in the browser console.
      expect(complaints.filter((complaint) => !complaint.includes('Failed to load resource'))).toEqual([]);
    };
  });

  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    /** Replaces the page that the other functions use. */
    set page(other: Page) {
      page = other;
    },
    get origin() {
      return origin;
    },
    control,
    fetchStatus,
    open,
    click,
    fill,
    choose,
    waitForStatus,
    respond,
  };
};
