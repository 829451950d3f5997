import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

let browser: Browser;
let site: PreviewServer;

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
  const root = fileURLToPath(new URL('..', import.meta.url));
  const build = { outDir: 'storybook-static' };
  site = await preview({ root, build, preview: { host: '127.0.0.1', port: 0 } });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens a story as Storybook shows it, without the frame around it. */
const openStory = async (id: string): Promise<Page> => {
  const context = await browser.newContext();
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  onTestFinished(async () => {
    await context.close();
    expect(problems).toEqual([]);
  });
  const { port } = site.httpServer.address() as AddressInfo;
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=approvallist--${id}&viewMode=story`);
  return page;
};

test('the story Pending shows its own records, at the time of its clock', async () => {
  const page = await openStory('pending');
  await page.getByRole('article', { name: 'Send newsletter' }).waitFor();
  const refund = page.getByRole('article', { name: 'Issue refund' });
  expect(await refund.innerText()).toContain('Requested on Nov 2, 2026, 9:00');
});

test('the story Empty shows that there is nothing to decide', async () => {
  const page = await openStory('empty');
  await page.getByText('No pending approvals.').waitFor();
});

test('the story Loading waits for a response', async () => {
  const page = await openStory('loading');
  await page.getByRole('status').getByText('Loading approvals…').waitFor();
});

test('the story Unavailable shows an error', async () => {
  const page = await openStory('unavailable');
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
});

test('the story Conflict presses a button, whose approval someone else has decided', async () => {
  const page = await openStory('conflict');
  await page.getByText('Someone else has already decided this.').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
});
