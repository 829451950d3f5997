import { existsSync, mkdirSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { accessibilityProblems } from './accessibility-problems.ts';
import { buildPage, servePage } from './serve-page.ts';

/** CI has little time, so these run without it. */
const longTest = test.skipIf(Boolean(process.env.CI));

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
// Each test ends its own server.
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

longTest('after its first load, the page needs no server and no network, and keeps changes', async () => {
  const { context, problems } = await openBrowser();
  const page = await loadOnce(context);
  await page.reload();
  await page.getByText('This page works offline.').waitFor();
  await expect
    .poll(() => readAgents(page))
    .toEqual([
      ['Packer', 'true'],
      ['Sorter', 'false'],
      ['Night watch', 'false'],
    ]);
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

// CI skips these, because it has eight minutes for everything.
longTest('a user can start over with the first records', async () => {
  const { context } = await openBrowser();
  const page = await loadOnce(context);
  await agent(page, 'Sorter').click();
  await expect.poll(() => agent(page, 'Sorter').getAttribute('aria-checked')).toBe('true');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.poll(() => agent(page, 'Sorter').getAttribute('aria-checked')).toBe('false');
});

longTest('a second tab explains that the first one uses the records', async () => {
  const { context } = await openBrowser();
  const first = await loadOnce(context);
  const second = await openPage(context);
  await expect.poll(() => second.getByRole('alert').innerText()).toContain('close that tab');
  await first.close();
  await second.reload();
  await agent(second, 'Packer').waitFor();
});

/** Changes a built page, as another build does. */
const changeBuild = async (folder: string): Promise<void> => {
  const change = async (name: string, from: string | RegExp, to: string) => {
    const file = join(folder, name);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  };
  await change('index.html', '<title>Agents', '<title>New agents');
  await change('service-worker.js', /"version":"\w+"/, '"version":"new"');
};

longTest('a new build is stored while a tab shows the old one, which the next tab replaces', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'offline-example-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(built.outDir, folder, { recursive: true });
  await site.close();
  site = await servePage(folder);
  const { context } = await openBrowser();
  const page = await openPage(context);
  await page.getByText('This page works offline.').waitFor();
  await changeBuild(folder);
  await page.reload();
  await expect
    .poll(() => page.evaluate('navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)'))
    .toBe(true);
  await page.reload();
  await expect.poll(() => page.title()).toBe('Agents');
  await page.close();
  // The browser replaces the service worker a moment after the last tab is closed.
  await expect
    .poll(async () => {
      const next = await openPage(context);
      const title = await next.title();
      const caches = await next.evaluate('caches.keys().then(({ length }) => length)');
      await next.close();
      return [title, caches];
    })
    .toEqual(['New agents', 1]);
});

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
] as const;

// CI skips it, because it has eight minutes for everything.
longTest.each(screens)(
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
