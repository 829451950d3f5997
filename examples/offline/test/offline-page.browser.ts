import { existsSync, mkdirSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accessibilityProblems } from './accessibility-problems.ts';
import { buildPage, servePage } from './serve-page.ts';

let browser: Browser;
let built: Awaited<ReturnType<typeof buildPage>>;
let site: Awaited<ReturnType<typeof servePage>>;

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
  built = await buildPage();
});
afterAll(async () => {
  await browser?.close();
  await built?.remove();
});
// Each test ends the server of its own.
beforeEach(async () => {
  site = await servePage(built.outDir);
  return () => site.close();
});

/** Opens a browser that has never loaded the page. */
const openBrowser = async (options: Parameters<Browser['newContext']>[0] = {}) => {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(15_000);
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  return { context, problems };
};

const openPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(site.url);
  return page;
};

/** Loads the page for the first time, and then ends its server and the network. */
const loadOnce = async (context: BrowserContext): Promise<Page> => {
  const page = await openPage(context);
  await page.getByText('This page works offline.').waitFor();
  await agent(page, 'Packer').waitFor();
  await site.close();
  await context.setOffline(true);
  return page;
};

const agent = (page: Page, name: string) => page.getByRole('switch', { name });

const readAgents = (page: Page): Promise<(string | null)[][]> =>
  page
    .getByRole('switch')
    .evaluateAll((elements) =>
      elements.map((element) => [element.textContent, element.getAttribute('aria-checked')]),
    );

test('after its first load, the page loads without a server and a network', async () => {
  const { context, problems } = await openBrowser();
  const page = await loadOnce(context);
  await page.reload();
  await expect
    .poll(() => readAgents(page))
    .toEqual([
      ['Packer', 'true'],
      ['Sorter', 'false'],
      ['Night watch', 'false'],
    ]);
  expect(await page.evaluate('navigator.onLine')).toBe(false);
  await page.getByText('This page works offline.').waitFor();
  expect(problems).toEqual([]);
});

test('changes that are made offline are kept over a reload, and in a new tab', async () => {
  const { context, problems } = await openBrowser();
  const page = await loadOnce(context);
  await page.reload();
  await agent(page, 'Packer').click();
  await page.getByLabel('New agent').fill('Greeter');
  await page.getByRole('button', { name: 'Add' }).click();
  const changed = [
    ['Greeter', 'false'],
    ['Packer', 'false'],
    ['Sorter', 'false'],
    ['Night watch', 'false'],
  ];
  await expect.poll(() => readAgents(page)).toEqual(changed);
  await page.reload();
  await expect.poll(() => readAgents(page)).toEqual(changed);
  await page.close();
  const other = await openPage(context);
  await expect.poll(() => readAgents(other)).toEqual(changed);
  expect(problems).toEqual([]);
});

test('a user can start over with the first records', async () => {
  const { context } = await openBrowser();
  const page = await loadOnce(context);
  await agent(page, 'Sorter').click();
  await expect.poll(() => agent(page, 'Sorter').getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => agent(page, 'Sorter').getAttribute('aria-checked')).toBe('false');
});

test('a second tab explains that the first one uses the records', async () => {
  const { context } = await openBrowser();
  const first = await loadOnce(context);
  const second = await openPage(context);
  await expect.poll(() => second.getByRole('alert').innerText()).toContain('close that tab');
  await first.close();
  await second.reload();
  await agent(second, 'Packer').waitFor();
});

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

// CI skips it, because it has eight minutes for everything.
test.skipIf(process.env.CI).each(screens)(
  'the page is accessible and fits the $name, $colorScheme',
  async ({ name, ...options }) => {
    const { context } = await openBrowser(options);
    const page = await loadOnce(context);
    await page.reload();
    await agent(page, 'Packer').waitFor();
    const findProblems = async (view: string) => {
      mkdirSync('reports/screens', { recursive: true });
      const path = `reports/screens/offline-${view}-${name}-${options.colorScheme}.png`;
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      expect(await accessibilityProblems(page)).toEqual([]);
      expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    };
    await findProblems('page');
    await page.getByLabel('New agent').fill('a'.repeat(300));
    await page.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('alert').waitFor();
    await findProblems('error');
  },
);
