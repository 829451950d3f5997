import { createHash, randomBytes } from 'node:crypto';
import { operations, scopes } from '@workspace-api/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser } from './support/browser.ts';
import { checkScreens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { longTest } from './support/long-test.ts';
import { serveSandbox } from './support/serve-sandbox.ts';
import { servePage } from './support/served-page.ts';

const state = 'a state/with+signs & spaces';

const browser = await openBrowser(afterAll);
const { url: origin } = await serveSandbox({}, afterAll);
const { url: program } = await servePage(
  { '/callback': 'Back in the program', '/favicon.ico': '' },
  afterAll,
);
const callback = `${program}callback`;

describe('the sign-in page in a browser', () => {
  const verifier = randomBytes(32).toString('base64url');
  let page: Page;
  let complaints: string[];

  beforeEach(async () => {
    page = await browser.newPage();
    complaints = collectComplaints(page, (url) => [origin, new URL(callback).origin].includes(url.origin));
    return () => page.close();
  });

  /** Opens the page like a client, at the URL in the console's config. */
  const open = async (
    requested: readonly string[] = [operations.listAgents.scope, operations.updatePage.scope],
  ) => {
    const config = await fetch(origin + operations.getCliConfig.path);
    const { authorize_url } = (await config.json()) as { authorize_url: string };
    const query = new URLSearchParams({
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      redirect_uri: callback,
      state,
      scope: requested.join(' '),
    });
    await page.goto(`${authorize_url}?${query}`);
  };

  /** Reads the query that the client receives once the browser is redirected to it. */
  const readCallback = async () => {
    await page.waitForURL(`${callback}?*`);
    return Object.fromEntries(new URL(page.url()).searchParams);
  };

  const api = (method: string, path: string, body: unknown, token?: string) =>
    fetch(`${origin}/v1${path}`, {
      method,
      ...(token && { headers: { Authorization: `Bearer ${token}` } }),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });

  test('a user allows access with only the keyboard, and the program gets a session of the chosen account', async () => {
    await open();
    // The list of permissions, which scrolls, and the accounts.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.locator('input[name=account]:checked').locator('..').innerText())
      .toContain('Globex');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const { code, state: returned } = await readCallback();
    expect(returned).toBe(state);
    const body = { auth_code: code, code_verifier: verifier, redirect_uri: callback };
    const { path, method } = operations.exchangeAuthorizationCode;
    const { access_token } = (await (await api(method, path, body)).json()) as { access_token: string };
    const me = await api('GET', operations.getMe.path, undefined, access_token);
    expect(await me.json()).toMatchObject({ workspace: { slug: 'globex' }, token: { mode: 'test' } });
    expect(complaints).toEqual([]);
  });

  longTest('a user denies access, goes back, and can decide again', async () => {
    await open();
    await checkScreens(page, 'sign-in');
    await page.getByRole('button', { name: 'Deny' }).click();
    expect(await readCallback()).toEqual({ error: 'access_denied', state });
    await page.goBack();
    await page.getByRole('button', { name: 'Allow' }).click();
    expect(Object.keys(await readCallback())).toEqual(['code', 'state']);
    expect(complaints).toEqual([]);
  });

  longTest.each([
    [1440, 900],
    [390, 844],
  ])(
    'both decisions are visible without scrolling at %i x %i, with all permissions',
    async (width, height) => {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await open(scopes);
        for (const name of ['Allow', 'Deny']) {
          const box = await page.getByRole('button', { name }).boundingBox();
          expect(
            box && [box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height],
          ).toEqual([true, true, true, true]);
        }
      }
      // The list itself scrolls to its last permission.
      await page.getByText(scopes.at(-1) ?? '', { exact: true }).scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
      await checkScreens(page, 'sign-in-all-permissions');
      expect(complaints).toEqual([]);
    },
  );
});
