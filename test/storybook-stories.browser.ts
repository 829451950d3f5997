import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, readSqlite, servePage } from './support/served-page.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

/*
 * Storybook itself is only installed in a copy of the example (test/packages/copied-examples.thorough.ts). Stories are plain
 * modules, so this page renders them with their decorators, as Storybook does.
 */
const program = `
import { within } from ${JSON.stringify(fileURLToPath(import.meta.resolve('@testing-library/dom')))};
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import preview from './.storybook/preview.ts';
import { useApi } from './src/api.ts';
import meta, * as stories from './src/approval-list.stories.tsx';

const place = document.querySelector('#story');
const userEvent = { click: async (element) => element.click() };
let root;

const Component = () => {
  globalThis.api = useApi();
  return createElement(meta.component);
};

globalThis.leaveStory = () => root?.unmount();

globalThis.showStory = async (name) => {
  leaveStory();
  root = createRoot(place);
  const { parameters, play } = stories[name];
  const sandbox = { ...meta.parameters.sandbox, ...parameters?.sandbox };
  const context = { parameters: { ...meta.parameters, ...parameters, sandbox } };
  const decorate = (Story, decorator) => () => decorator(Story, context);
  root.render(createElement(preview.decorators.reduce(decorate, Component)));
  await play?.({ canvas: within(place), userEvent });
};

globalThis.callClient = () => api.approvals.list().toArray().then(
  (approvals) => String(approvals.length),
  ({ cause }) => cause.name,
);
`;

type InPage = typeof globalThis & {
  showStory(name: string): Promise<void>;
  leaveStory(): void;
  /** Lists the approvals with the client of the story that was shown last. */
  callClient(): Promise<string>;
};

let browser: Browser;
let site: Awaited<ReturnType<typeof servePage>>;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const styles = readFileSync(fromRoot('examples/storybook/src/styles.css'), 'utf8');
  site = await servePage({
    '/index.html': `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Stories</title>
      <link rel="icon" href="data:,"><style>${styles}</style><div id="story"></div><script type="module" src="/page.js"></script>`,
    ...(await bundleForPage('/page.js', {
      contents: program,
      resolveDir: fromRoot('examples/storybook'),
      loader: 'js',
    })),
    '/sqlite3.wasm': readSqlite(),
  });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  site?.close();
});
beforeEach(() => openStories());

/** Opens the page in a separate browser. @returns closes it, and checks that no error was thrown */
const openStories = async (options: Parameters<Browser['newContext']>[0] = {}) => {
  const complaints: string[] = [];
  context = await browser.newContext(options);
  page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(site.url);
  return async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
};

const show = (name: string) => page.evaluate((story) => (globalThis as InPage).showStory(story), name);
const callClient = () => page.evaluate(() => (globalThis as InPage).callClient());

/** What each story shows, once it is complete. */
const outcomes = {
  Pending: () => page.getByRole('article', { name: 'Send newsletter' }),
  Empty: () => page.getByText('No pending approvals.'),
  Loading: () => page.getByRole('status').getByText('Loading approvals…'),
  Unavailable: () => page.getByRole('alert').getByText('The service has a problem.'),
  Conflict: () => page.getByRole('alert').getByText('Someone else has already decided this.'),
};

describe('a story', () => {
  longTest('has its own records, at the time of its own clock', async () => {
    await show('Pending');
    await outcomes.Pending().waitFor();
    await expect
      .poll(() => page.getByRole('article', { name: 'Issue refund' }).innerText())
      .toContain('Requested on Nov 2, 2026, 9:00');
    await show('Empty');
    await outcomes.Empty().waitFor();
  });

  longTest('shows an error by a fault rule, and its play function a conflict', async () => {
    await show('Unavailable');
    await outcomes.Unavailable().waitFor();
    await show('Conflict');
    await outcomes.Conflict().waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
  });

  longTest('keeps loading by a latency', async () => {
    await show('Loading');
    await outcomes.Loading().waitFor();
  });

  longTest('does not see what was changed in another one', async () => {
    await show('Pending');
    await page.getByRole('button', { name: 'Approve' }).first().click();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await show('Pending');
    await expect.poll(() => page.getByRole('article').count()).toBe(2);
  });

  longTest('has a sandbox that is closed when the story is left', async () => {
    await show('Pending');
    await outcomes.Pending().waitFor();
    expect(await callClient()).toBe('2');
    await page.evaluate(() => (globalThis as InPage).leaveStory());
    expect(await callClient()).toBe('SandboxClosedError');
  });
});

describe.skipIf(areVisualTestsSkipped)('how the stories look', () => {
  longTest.each(screens)('on $name', async ({ name, ...options }) => {
    await context.close();
    const close = await openStories(options);
    const problems: string[] = [];
    for (const [story, outcome] of Object.entries(outcomes)) {
      await show(story);
      await outcome().waitFor();
      problems.push(...(await checkScreen(page, `story-${story.toLowerCase()}-${name}`)));
    }
    await close();
    expect(problems).toEqual([]);
  });
});
