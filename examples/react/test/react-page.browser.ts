import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accessibilityProblems } from './accessibility-problems.ts';
import { type App, openApp } from './open-app.ts';

/** CI has little time, so these run without it. */
const longTest = test.skipIf(Boolean(process.env.CI));

const hour = 3_600_000; // milliseconds
const homePage = '/v1/workspaces/acme/pages/page_01K9HOME';

let browser: Browser;
let app: App;

beforeAll(async () => {
  // Debian's packages; not needed for the browser that Playwright installs.
  const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) =>
    existsSync(path),
  );
  const executablePath = process.env.CHROMIUM ?? installed;
  browser = await chromium.launch({
    ...(executablePath ? { executablePath } : { channel: 'chrome' }),
    args: ['--no-sandbox'],
  });
  app = await openApp();
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});
beforeEach(() => app.sandbox.reset());
afterEach(async () => {
  // The sandbox compares every request with the contract.
  expect(await send('GET', '/_sandbox/requests?only=violations')).toEqual({ data: [] });
});

/** Sends a request to the sandbox, like another program of the workspace or the platform. */
const send = async (method: string, path: string, body?: unknown) => {
  const request = new Request(`http://sandbox${path}`, {
    method,
    headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const response = await app.sandbox.fetch(request);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return response.status === 204 ? undefined : response.json();
};

/** Opens the page in a separate browser, for one test. */
const openPage = async (options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  await page.goto(app.url);
  return page;
};

const signIn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.getByRole('heading', { name: 'Pages' }).waitFor();
};

const openSignedIn = async (options?: BrowserContextOptions): Promise<Page> => {
  const page = await openPage(options);
  await signIn(page);
  return page;
};

const openHome = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Acme Coffee' }).click();
  await page.getByLabel('Title', { exact: true }).waitFor();
};

/** Edits the title while someone else saves another title and a headline. */
const editAtTheSameTime = async (page: Page): Promise<void> => {
  await openHome(page);
  await page.getByLabel('Title', { exact: true }).fill('Acme Coffee Roasters');
  await send('PATCH', homePage, [
    { op: 'replace', path: '/metadata/title', value: 'Acme Coffee & Cake' },
    { op: 'replace', path: '/tree/children/0/props/headline', value: 'Cake, baked this morning' },
  ]);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { name: 'Someone else saved this page' }).waitFor();
};

const fetchRunStatus = async (id: string): Promise<string | undefined> => {
  const response = await send('GET', '/v1/workspaces/acme/agents/agt_01K9REFUND/runs');
  const { data } = response as { data: { id: string; status: string }[] };
  return data.find((run) => run.id === id)?.status;
};

const messages = (page: Page) => page.getByRole('status').or(page.getByRole('alert'));

test('a user signs in, and sees the pages of the workspace', async () => {
  const page = await openSignedIn();
  await page.getByText('Acme Coffee').waitFor();
  await expect
    .poll(() => page.getByRole('listitem').allInnerTexts())
    .toEqual([
      expect.stringMatching(/Acme Coffee\s+\/home\s+Unpublished changes/),
      expect.stringMatching(/Menu\s+\/menu\s+Published/),
      expect.stringMatching(/About us\s+\/about\s+Never published/),
    ]);
  await page.reload();
  await page.getByText('Acme Coffee').waitFor();
});

longTest('a user who denies the sign-in sees a message, and can sign in again', async () => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('alert').innerText()).toContain('You denied access');
  await signIn(page);
});

longTest('an edit is saved as a new draft', async () => {
  const page = await openSignedIn();
  await openHome(page);
  await page.getByLabel('Hero: headline').fill('Coffee, roasted an hour ago');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Saved as draft 8.').waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Save draft' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'All pages' }).click();
  await openHome(page);
  await expect.poll(() => page.getByLabel('Hero: headline').inputValue()).toBe('Coffee, roasted an hour ago');
});

test("a conflict shows both versions, and the user's changes can be applied", async () => {
  const page = await openSignedIn();
  await editAtTheSameTime(page);
  const conflict = page.getByRole('region', { name: 'Someone else saved this page' });
  await expect
    .poll(() => conflict.innerText())
    .toMatch(
      /Theirs\s*Acme Coffee & Cake\s*Yours\s*Acme Coffee Roasters[\s\S]*Theirs\s*Cake, baked this morning/,
    );
  await conflict.getByRole('button', { name: 'Apply my changes' }).click();
  await page.getByText('Saved as draft 9.').waitFor();
  expect(await send('GET', homePage)).toMatchObject({
    metadata: { title: 'Acme Coffee Roasters' },
    tree: { children: [{ props: { headline: 'Cake, baked this morning' } }, {}] },
  });
});

longTest("the user's changes can be discarded in a conflict", async () => {
  const page = await openSignedIn();
  await editAtTheSameTime(page);
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Acme Coffee & Cake');
  await expect.poll(() => page.getByRole('button', { name: 'Save draft' }).isDisabled()).toBe(true);
});

longTest('the slug of another page causes an error at its field', async () => {
  const page = await openSignedIn();
  await openHome(page);
  await page.getByLabel('Slug').fill('menu');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('Another page has this slug.').waitFor();
  await expect.poll(() => page.getByLabel('Slug').getAttribute('aria-invalid')).toBe('true');
});

test('a waiting run is approved, and continues', async () => {
  const page = await openSignedIn();
  await page.getByRole('link', { name: 'Approvals' }).click();
  expect(await fetchRunStatus('run_01K9R3')).toBe('awaiting_approval');
  const approval = page.getByRole('article', { name: 'Issue refund' });
  await approval.getByText('ord_1042').waitFor();
  await approval.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Approved. The run continues.').waitFor();
  await page.getByText('No pending approvals.').waitFor();
  expect(await send('GET', '/v1/approvals/apr_01K9A3')).toMatchObject({ status: 'approved' });
  expect(await fetchRunStatus('run_01K9R3')).toBe('running');
});

longTest('a decision that someone else made first shows a message', async () => {
  const page = await openSignedIn();
  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await send('POST', '/v1/approvals/apr_01K9A3/deny');
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Someone else has already decided this.').waitFor();
});

test('an expired access token is refreshed, and an ended session requires a new sign-in', async () => {
  const page = await openSignedIn();
  await app.sandbox.advance(hour);
  await page.getByRole('link', { name: 'Approvals' }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  await app.sandbox.advance(31 * 24 * hour);
  // Without the link: the page may notice the end of the session first, and remove it.
  await page.evaluate("location.hash = '#/pages'");
  await page.getByText('Your session has ended. Sign in again.').waitFor();
  await signIn(page);
});

longTest('a failed list can be loaded again', async () => {
  const page = await openPage();
  await send('POST', '/_sandbox/fault-rules', { operation: 'listPages', error: 'internal-error' });
  await signIn(page);
  await page.getByText('The service has a problem.').waitFor();
  await send('DELETE', '/_sandbox/fault-rules');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('Acme Coffee').waitFor();
});

longTest('a user who signs out stays signed out after a reload', async () => {
  const page = await openSignedIn();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
});

const screens = [
  { name: 'desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

// CI skips it, because it has eight minutes for everything.
longTest.each(screens)(
  'every view is accessible and fits the $name, $colorScheme',
  async ({ name, ...options }) => {
    const page = await openPage(options);
    const problems: string[] = [];
    const find = async (view: string) => {
      const path = `reports/screens/react-${view}-${name}-${options.colorScheme}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      for (const problem of await accessibilityProblems(page)) problems.push(`${view}: ${problem}`);
      const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
      if (overflow > 0) problems.push(`${view}: ${overflow} pixels wider than the screen`);
    };
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await find('sign-in');
    await signIn(page);
    await page.getByText('Acme Coffee').waitFor();
    await find('pages');
    await editAtTheSameTime(page);
    await find('conflict');
    await page.getByRole('button', { name: 'Apply my changes' }).click();
    await messages(page).getByText('Saved as').waitFor();
    await find('editor');
    await page.getByRole('link', { name: 'Approvals' }).click();
    await page.getByText('Refund').first().waitFor();
    await find('approvals');
    await page.getByRole('button', { name: 'Deny' }).click();
    await page.getByText('No pending approvals.').waitFor();
    await find('no-approvals');
    await send('POST', '/_sandbox/fault-rules', { operation: 'listPages', error: 'internal-error' });
    await page.reload();
    await page.getByRole('link', { name: 'Pages' }).click();
    await page.getByText('The service has a problem.').waitFor();
    await find('failure');
    await app.sandbox.advance(31 * 24 * hour);
    await page.getByRole('link', { name: 'Approvals' }).click();
    await page.getByText('Your session has ended.').waitFor();
    await find('session-ended');
    expect(problems).toEqual([]);
  },
);
