import { expect, onTestFinished } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { openBrowser } from './support/browser.ts';
import { longTest } from './support/long-test.ts';
import { bundleForPage, readSqlite, servePage } from './support/served-page.ts';

/*
 * Storybook itself is only installed in a copy of the example (test/packages/copied-examples.thorough.ts), whose tests open each
 * story in a page of its own. This page renders one after another with their decorators, as a reader of Storybook does.
 */
const program = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import preview from './.storybook/preview.ts';
import { useApi } from './src/api.ts';
import meta, { Pending } from './src/approval-list.stories.tsx';

const place = document.querySelector('#story');
let root;

const Component = () => {
  globalThis.api = useApi();
  return createElement(meta.component);
};

globalThis.leaveStory = () => root?.unmount();

globalThis.showStory = () => {
  leaveStory();
  root = createRoot(place);
  const { parameters } = Pending;
  const sandbox = { ...meta.parameters.sandbox, ...parameters?.sandbox };
  const context = { parameters: { ...meta.parameters, ...parameters, sandbox } };
  const decorate = (Story, decorator) => () => decorator(Story, context);
  root.render(createElement(preview.decorators.reduce(decorate, Component)));
};

globalThis.callClient = () => api.approvals.list().toArray().then(
  (approvals) => String(approvals.length),
  ({ cause }) => cause.name,
);
`;

type InPage = typeof globalThis & {
  showStory(): void;
  leaveStory(): void;
  /** Lists the approvals with the client of the story that was shown last. */
  callClient(): Promise<string>;
};

const html =
  '<!doctype html><title>Stories</title><div id="story"></div><script type="module" src="/page.js"></script>';

longTest('a story has its own records, and closes its sandbox when it is left', async () => {
  const source = { contents: program, resolveDir: fromRoot('examples/storybook'), loader: 'js' } as const;
  const script = await bundleForPage('/page.js', source);
  const files = { '/index.html': html, ...script, '/sqlite3.wasm': readSqlite() };
  const { url } = await servePage(files, onTestFinished);
  const page = await (await openBrowser(onTestFinished)).newPage();
  await page.goto(url);
  const show = () => page.evaluate(() => (globalThis as InPage).showStory());
  const callClient = () => page.evaluate(() => (globalThis as InPage).callClient());
  const countApprovals = () => page.getByRole('article').count();
  await show();
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await expect.poll(countApprovals).toBe(1);
  await show();
  await expect.poll(countApprovals).toBe(2);
  expect(await callClient()).toBe('2');
  await page.evaluate(() => (globalThis as InPage).leaveStory());
  expect(await callClient()).toBe('SandboxClosedError');
});
