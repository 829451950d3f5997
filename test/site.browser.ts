import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, buildSite } from '../scripts/docs/build-site.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

describe('the site of the API in a browser, from disk', () => {
  let browser: Browser;
  let folder: string;
  let built: BuiltSite;

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'site-')), 'site');
    [browser, built] = await Promise.all([openBrowser(), buildSite({ out: folder })]);
  });
  afterAll(async () => {
    await browser.close();
    await rm(join(folder, '..'), { recursive: true, force: true });
  });

  const toUrl = (file: string) => `${pathToFileURL(folder).href}/${file}`;
  // Redoc's search runs in a worker.
  const isSiteUrl = ({ protocol }: URL) =>
    protocol === 'file:' || protocol === 'data:' || protocol === 'blob:';

  /** Runs on a new page, and fails on any error on it. */
  const onPage = async (
    file: string,
    run: (page: Page, context: BrowserContext) => Promise<void>,
    screen: (typeof screens)[number] = screens[0],
  ): Promise<void> => {
    const { name: _, ...options } = screen;
    const context = await browser.newContext(options);
    try {
      const page = await context.newPage();
      const complaints = collectComplaints(page, isSiteUrl);
      await page.goto(toUrl(file));
      await run(page, context);
      expect(complaints).toEqual([]);
    } finally {
      await context.close();
    }
  };

  const rendered = (page: Page) => page.locator('#redoc h2').first().waitFor();
  const background = (page: Page, selector = 'body') =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).backgroundColor`);
  const search = async (page: Page, query: string) => {
    await page.keyboard.press('/');
    await page.keyboard.type(query);
    await page.locator('#site-results a').first().waitFor();
  };

  test.each([
    ['createAgent', 'reference.html#/agents/createagent', 'Create an agent'],
    ['pages.published', 'reference.html#/events/onpagespublished', 'Pages were published'],
    ['ErrorEnvelope', 'reference.html#/schemas/errorenvelope', 'ErrorEnvelope'],
  ])('a search for %s by keyboard leads to its place in the reference', (query, file, title) =>
    onPage('index.html', async (page) => {
      await search(page, query);
      await page.keyboard.press('Enter');
      await page.waitForURL(toUrl(file));
      await page.locator('#redoc h2', { hasText: title }).first().waitFor();
    }),
  );

  test('arrow keys move through grouped results, and Escape closes them', () =>
    onPage('errors.html', async (page) => {
      await search(page, 'slug_in_use');
      await expect.poll(() => page.locator('#site-results h2').allInnerTexts()).toContain('Error codes');
      const links = page.locator('#site-results a');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = await links.nth(1).getAttribute('href');
      await expect.poll(() => page.locator('#site-results a:focus').getAttribute('href')).toBe(second);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('#site-results').isVisible()).toBe(false);
      await expect.poll(() => page.locator('#site-search:focus').count()).toBe(1);
    }));

  test('a search result opens its clause, and a search without results shows a message', () =>
    onPage('guides/errors.html', async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('zzzzzzz');
      await page.getByText('No results for “zzzzzzz”.').waitFor();
      await page.locator('#site-search').fill('agents.starts-inactive');
      await page.locator('#site-results a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(toUrl('clauses.html#agents.starts-inactive'));
      const clause = page.locator('[id="agents.starts-inactive"]');
      await clause.getByText('agent-starts-active').waitFor();
      await expect.poll(async () => (await clause.boundingBox())?.y).toBeLessThan(400);
    }));

  test('clauses are filtered by text, family and level', () =>
    onPage('clauses.html', async (page) => {
      const countVisible = () => page.locator('details.clause:visible').count();
      const all = await countVisible();
      await page.getByLabel('Family').selectOption('agents');
      const familyCount = await countVisible();
      expect(familyCount).toBeLessThan(all);
      await page.getByLabel('must', { exact: true }).uncheck();
      await expect.poll(() => page.locator('details.clause[data-level=must]:visible').count()).toBe(0);
      await page.getByLabel('Text').fill('deactivating');
      await page.getByText(`of ${all} clauses`).waitFor();
      expect(await countVisible()).toBeLessThan(familyCount);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(countVisible).toBe(all);
    }));

  test('a chosen theme is remembered on every page, including the reference', () =>
    onPage('index.html', async (page) => {
      const light = await background(page);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      const dark = await background(page);
      expect(dark).not.toBe(light);
      for (const file of ['scopes.html', 'reference.html']) {
        await page.goto(toUrl(file));
        await page.getByRole('button', { name: 'Light theme' }).waitFor();
        expect(await background(page), file).toBe(dark);
      }
      await rendered(page);
      expect(await background(page, '#redoc > div:last-child')).toBe(dark);
    }));

  test('code is copied', () =>
    onPage('index.html', async (page, context) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy' }).first().click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npx @workspace-api/mock');
    }));

  test('the first link for the keyboard skips the navigation', () =>
    onPage('states.html', async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('main:focus').count()).toBe(1);
    }));

  test('an operation of the reference has a sample of each kind', () =>
    onPage('reference.html#/pages/listpages', async (page) => {
      await rendered(page);
      await page.getByText('curl', { exact: true }).first().click();
      await page.getByText('TypeScript client').first().click();
      await page.getByText('createWorkspaceClient').first().waitFor();
    }));

  test('on a phone the navigation opens and closes', () =>
    onPage(
      'index.html',
      async (page) => {
        const link = page.getByRole('navigation', { name: 'Site' }).getByText('Clauses');
        await expect.poll(() => link.isVisible()).toBe(false);
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect.poll(() => link.isVisible()).toBe(true);
        await page.keyboard.press('Escape');
        await expect.poll(() => link.isVisible()).toBe(false);
      },
      screens[1],
    ));

  test('the printed page has only the text, dark on white, with all sections expanded', () =>
    onPage(
      'clauses.html',
      async (page) => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        expect(await background(page)).toBe('rgb(255, 255, 255)');
        await expect.poll(() => page.locator('header.site').isVisible()).toBe(false);
        const about = page.locator('details.clause .about').first();
        expect((await about.boundingBox())?.height).toBeGreaterThan(100);
      },
      screens[0],
    ));

  /** All guides have the same layout, so the second screen tests only a few of them. */
  const screenCases = [
    { screen: screens[0], isIncluded: () => true },
    {
      screen: screens[1],
      isIncluded: (file: string) => !file.startsWith('guides/') || /encodings|webhooks/.test(file),
    },
  ];

  test.skipIf(areVisualTestsSkipped).each(screenCases)(
    'every page is accessible and fits $screen.name',
    async ({ screen: { name, ...options }, isIncluded }) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const findings: string[] = [];
      for (const file of built.pages.filter(isIncluded)) {
        await page.goto(toUrl(file === 'reference.html' ? `${file}#/agents/createagent` : file));
        if (file === 'reference.html') await rendered(page);
        // All families of clauses have the same layout.
        if (file === 'clauses.html') await page.getByLabel('Family').selectOption('agents');
        findings.push(...(await checkScreen(page, `site-${file.replace(/\W/g, '-')}-${name}`)));
      }
      await context.close();
      expect(findings).toEqual([]);
    },
    180_000,
  );
});
