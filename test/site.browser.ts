import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { bundle } from '../scripts/docs/contract.ts';
import { startSiteServer } from '../scripts/docs/serve/site-server.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreens, desktop, phone } from './support/check-screen.ts';
import { longTest } from './support/long-test.ts';
import { openTab, type Screen } from './support/tab.ts';

const { folder, pages } = inject('publishedSite');
const site = await startSiteServer(folder);
afterAll(() => site.close());
const browser = await openBrowser(afterAll);

describe('the site of the API in a browser', () => {
  const toUrl = (file: string) => site.url + file;

  let tab: Awaited<ReturnType<typeof openTab>>;
  beforeAll(async () => {
    tab = await openTab(
      browser,
      ({ protocol, origin }) => protocol === 'data:' || origin === new URL(site.url).origin,
      toUrl('llms.txt'),
    );
  });

  /** Runs on a new page, and fails on any error on it. */
  const onPage = async (
    file: string,
    run: (page: Page) => Promise<void>,
    screen: Screen = desktop,
  ): Promise<void> => {
    await tab.show(screen);
    try {
      await tab.page.goto(toUrl(file));
      await run(tab.page);
      expect(tab.complaints).toEqual([]);
    } finally {
      await tab.clear();
    }
  };

  const background = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
  const search = async (page: Page, query: string) => {
    await page.keyboard.press('/');
    await page.keyboard.type(query);
    await page.locator('#site-results a').first().waitFor();
  };

  /** The boxes of the text of an operation, and of its samples. */
  const getBoxes = (page: Page) =>
    Promise.all(['.introduction', '.examples'].map((selector) => page.locator(selector).boundingBox()));

  test('a search for an operation by keyboard leads to its page', () =>
    onPage('index.html', async (page) => {
      await search(page, 'createAgent');
      await page.keyboard.press('Enter');
      await page.waitForURL(toUrl('operations/createAgent.html'));
      await page.locator('h1', { hasText: 'Create an agent' }).waitFor();
    }));

  longTest.each(['clauses.html#%', 'reference.html#%FF'])(
    '%s is shown like the page without a fragment',
    (at) =>
      onPage(at, async (page) => {
        await expect.poll(() => page.locator('form.filter:visible, #schemas').count()).toBeGreaterThan(0);
      }),
  );

  longTest('arrow keys move through grouped results, and Escape closes them', () =>
    onPage('errors.html', async (page) => {
      await search(page, 'slug_in_use');
      await expect.poll(() => page.locator('#site-results h2').allInnerTexts()).toContain('Operations');
      const links = page.locator('#site-results a');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      const second = await links.nth(1).getAttribute('href');
      await expect.poll(() => page.locator('#site-results a:focus').getAttribute('href')).toBe(second);
      await page.keyboard.press('Escape');
      await expect.poll(() => page.locator('#site-results').isVisible()).toBe(false);
      await expect.poll(() => page.locator('#site-search:focus').count()).toBe(1);
    }),
  );

  test('a search result opens its clause, and a search without results shows a message', () =>
    onPage('guides/errors.html', async (page) => {
      await search(page, 'zzzzzzzzzzz');
      await page.getByText('No results for “zzzzzzzzzzz”. The nearest pages:').waitFor();
      await page.locator('#site-search').fill('agents.starts-inactive');
      await page.locator('#site-results a').first().waitFor();
      await page.keyboard.press('Enter');
      await page.waitForURL(toUrl('clauses/agents.html#agents.starts-inactive'));
      const clause = page.locator('[id="agents.starts-inactive"]');
      await clause.getByText('agent-starts-active').waitFor();
      await expect.poll(async () => (await clause.boundingBox())?.y).toBeLessThan(400);
    }));

  test('an old address of a clause leads to the page of its family', () =>
    onPage('clauses.html#agents.starts-inactive', async (page) => {
      await page.waitForURL(toUrl('clauses/agents.html#agents.starts-inactive'));
      await page.getByText('agent-starts-active').waitFor();
    }));

  longTest('clauses are filtered by text, family and level', () =>
    onPage('clauses.html', async (page) => {
      const countVisible = () => page.locator('li.clause:visible').count();
      const all = await countVisible();
      await page.getByLabel('Family').selectOption('agents');
      const familyCount = await countVisible();
      expect(familyCount).toBeLessThan(all);
      await page.getByLabel('Level').selectOption('provisional');
      await expect.poll(() => page.locator('li.clause[data-level=must]:visible').count()).toBe(0);
      await page.getByLabel('Text').fill('deactivating');
      await page.getByText(`of ${all} clauses`).waitFor();
      expect(await countVisible()).toBeLessThan(familyCount);
      await page.getByRole('button', { name: 'Show all' }).click();
      await expect.poll(countVisible).toBe(all);
    }),
  );

  longTest('errors are filtered by status, and an example has its headers', () =>
    onPage('errors.html', async (page) => {
      const rows = page.locator('tr[data-status]:visible');
      const all = await rows.count();
      await page.getByLabel('Status', { exact: true }).selectOption('429');
      await page.getByText(`1 of ${all} codes`).waitFor();
      await rows.getByRole('link').first().click();
      await page.getByText('Retry-After: 60').waitFor();
    }),
  );

  longTest('the changelog has what each version changed in the contract and in the packages', () =>
    onPage('changelog.html', async (page) => {
      const titles = await page.locator('main h2').allInnerTexts();
      expect(titles.map((title) => title.split(/[ :]/)[0])).toEqual(['Unreleased', bundle.info.version]);
      await page.getByRole('heading', { name: 'The contract' }).waitFor();
    }),
  );

  longTest('a chosen theme is remembered on every page', () =>
    onPage('index.html', async (page) => {
      const light = await background(page);
      await page.getByRole('button', { name: 'Dark theme' }).click();
      const dark = await background(page);
      expect(dark).not.toBe(light);
      for (const file of ['scopes.html', 'operations/createAgent.html']) {
        await page.goto(toUrl(file));
        await page.getByRole('button', { name: 'Light theme' }).waitFor();
        expect(await background(page), file).toBe(dark);
      }
    }),
  );

  longTest('code is copied', () =>
    onPage('index.html', async (page) => {
      await page.getByRole('button', { name: 'Copy', exact: true }).nth(1).click();
      await page.getByRole('button', { name: 'Copied' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe('npx @workspace-api/mock');
    }),
  );

  // Layout shift as browsers measure it: 0 means that nothing moved.
  test.each(
    ['index.html', 'operations/createAgent.html', 'guides/quick-start.html', 'clauses.html'].flatMap((file) =>
      [desktop, phone].map((screen) => ({ file, screen, width: screen.viewport.width })),
    ),
  )('nothing on $file moves while its script starts, $width pixels wide', ({ file, screen }) =>
    onPage(
      file,
      async (page) => {
        await page.getByRole('button', { name: 'Dark theme' }).waitFor();
        const shift = await page.evaluate<number>(`new Promise((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) sum += value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        })`);
        expect(shift).toBeLessThan(0.01);
      },
      screen,
    ),
  );

  test('the first link for the keyboard skips the navigation', () =>
    onPage('states.html', async (page) => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.locator('main:focus').waitFor();
    }));

  longTest('a chosen language of samples is remembered, and tabs are operated by keyboard', () =>
    onPage('operations/listPages.html', async (page) => {
      const tab = (name: string) => page.getByRole('tab', { name, exact: true });
      const panel = page.getByRole('tabpanel', { name: 'Python' });
      await expect.poll(() => panel.isVisible()).toBe(false);
      await tab('curl').focus();
      await page.keyboard.press('End');
      await expect.poll(() => panel.isVisible()).toBe(true);
      await expect.poll(() => panel.innerText()).toContain('urllib.request');
      await expect.poll(() => tab('Python').getAttribute('aria-selected')).toBe('true');
      await page.goto(toUrl('operations/createAgent.html'));
      await expect.poll(() => panel.isVisible()).toBe(true);
      await page.keyboard.press('Tab');
      await tab('Python').focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab('curl').getAttribute('aria-selected')).toBe('true');
    }),
  );

  test('without JavaScript, a page shows every sample and every variant', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    try {
      const page = await context.newPage();
      await page.goto(toUrl('operations/updatePage.html'));
      for (const id of ['sample-shell', 'sample-javascript', 'sample-typescript', 'sample-python'])
        await expect.poll(() => page.locator(`#${id} pre`).isVisible()).toBe(true);
      await expect.poll(() => page.locator('.tab:visible').count()).toBeGreaterThan(7);
      await expect.poll(() => page.locator('.tab:not(:visible)').count()).toBe(0);
      await page.getByText('One of move, copy').waitFor();
      await expect.poll(() => page.locator('.try:visible').count()).toBe(0);
      await expect.poll(() => page.getByRole('search').isVisible()).toBe(false);
    } finally {
      await context.close();
    }
  });

  longTest('the samples are next to the text from 1,100 pixels on', () =>
    onPage('operations/createAgent.html', async (page) => {
      const isNextTo = async (width: number) => {
        await page.setViewportSize({ width, height: 900 });
        const [text, samples] = await getBoxes(page);
        return (samples?.x ?? 0) >= (text?.x ?? 0) + (text?.width ?? 0);
      };
      expect([await isNextTo(1100), await isNextTo(1099)]).toEqual([true, false]);
    }),
  );

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
      phone,
    ));

  longTest('the printed page has only the text, dark on white, with all sections expanded', () =>
    onPage('clauses/agents.html', async (page) => {
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await background(page)).toBe('rgb(255, 255, 255)');
      await expect.poll(() => page.locator('header.site').isVisible()).toBe(false);
      const about = page.locator('details.clause .about').first();
      expect((await about.boundingBox())?.height).toBeGreaterThan(100);
    }),
  );

  longTest('the printed page of an operation has all of its samples, and no navigation', () =>
    onPage('operations/updatePage.html', async (page) => {
      await page.emulateMedia({ media: 'print' });
      await expect.poll(() => page.locator('aside').isVisible()).toBe(false);
      await expect.poll(() => page.locator('.tab:not(:visible)').count()).toBe(0);
      const [text, samples] = await getBoxes(page);
      expect(samples?.y ?? 0).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
      const maxHeight = "getComputedStyle(document.querySelector('.examples')).maxHeight";
      expect(await page.evaluate(maxHeight)).toBe('none');
    }),
  );

  /** All pages of a folder have the same layout. These have the most parts, the longest names and the widest code. */
  const representative =
    /createAgent|updatePage|listSubmissions|exchangeAuthorizationCode|tailLogs|pages\.published|ErrorDetails|JsonPatchOperation|CsvPage|conflict|validation_failed|resources\/(?:pages|webhooks)|encodings|guides\/webhooks|clauses\/agents/;
  const included = pages.filter((file) => !file.includes('/') || representative.test(file));

  longTest(
    'pages of every kind are accessible and fit',
    () =>
      onPage('index.html', async (page) => {
        for (const file of included) {
          await page.goto(toUrl(file));
          await checkScreens(page, `site-${file.replace(/\W/g, '-')}`);
        }
      }),
    720_000,
  );
});
