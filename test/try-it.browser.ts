import { examples, operations } from '@workspace-api/contract';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../mocks/index.ts';
import { buildSite } from '../scripts/docs/build-site.ts';
import { sandboxSiteFolder } from '../scripts/docs/folders.ts';
import { files, tryItHref } from '../scripts/docs/links.ts';
import { openBrowser } from './support/browser.ts';
import { checkScreen, screens } from './support/check-screen.ts';
import { collectComplaints } from './support/collect-complaints.ts';
import { areVisualTestsSkipped } from './support/visual-tests.ts';

const { listPages, createAgent } = operations;

/** The button next to the URL. Before the response, another button is in its place. */
const sendButton = (form: Locator) => form.getByRole('button', { name: /^Send/ }).first();

describe('the site of the sandbox in a browser', () => {
  let browser: Browser;
  let origin = '';
  let stop: () => Promise<void>;

  beforeAll(async () => {
    await buildSite({ out: sandboxSiteFolder, forSandbox: true });
    browser = await openBrowser();
    const sandbox = await createSandbox();
    const served = await serve(sandbox, { port: 0 });
    origin = served.url;
    stop = async () => {
      await served.close();
      await sandbox.close();
    };
  });
  afterAll(async () => {
    await browser.close();
    await stop();
  });

  /** Opens a page of the site. Any problem on it, such as a request to another origin, fails the test. */
  const open = async (
    path: string,
    use: (page: Page) => Promise<void>,
    options: BrowserContextOptions = {},
  ) => {
    const page = await browser.newPage(options);
    const complaints = collectComplaints(page, (url) => url.origin === origin || url.protocol === 'data:');
    try {
      await page.goto(`${origin}/docs/${path}`);
      await use(page);
      expect(complaints).toEqual([]);
    } finally {
      await page.close();
    }
  };

  /** The form of an operation, which covers the page. */
  const openForm = async (page: Page, id: string) => {
    await page.locator(`section[id$="/${id}"]`).getByRole('button', { name: 'Test Request' }).click();
    const form = page.getByRole('dialog');
    await sendButton(form).waitFor();
    return form;
  };

  test('the header links to try-it, and an operation of the reference to its form', async () => {
    await open('', async (page) => {
      await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Try it' }).click();
      await page.waitForURL(`${origin}/docs/${files.tryIt}`);
    });
    await open(`${files.reference}#/${listPages.tag}/${listPages.id.toLowerCase()}`, async (page) => {
      await page.locator(`a[href="${tryItHref(listPages.id)}"]`).click();
      await page.waitForURL(`${origin}/docs/${tryItHref(listPages.id)}`);
      await page.locator(`section[id$="/${listPages.id}"]`).waitFor();
    });
  });

  test('a request with a body and the demo token changes the sandbox, and its response is shown', () =>
    open(tryItHref(createAgent.id), async (page) => {
      const form = await openForm(page, createAgent.id);
      await sendButton(form).click();
      await form.getByText('201 Created').waitFor();
      const list = await fetch(`${origin}/v1/workspaces/acme/agents`, {
        headers: { authorization: 'Bearer key_test_acme' },
      });
      const { data } = (await list.json()) as { data: { name: string }[] };
      expect(data[0]?.name).toBe(examples['create-agent-request'].name);
    }));

  test("the code samples use this sandbox's URL, and no link leads to another service", () =>
    open(tryItHref(listPages.id), async (page) => {
      await page.getByText(`curl ${origin}/v1/workspaces/acme/pages`).first().waitFor();
      const links = await page.evaluate<string[]>(
        '[...document.querySelectorAll("a[href^=http]")].map((link) => new URL(link.href).host)',
      );
      expect(
        links.filter((host) => /(^|\.)(client|dashboard|docs|registry|proxy)\.scalar\.com$/.test(host)),
      ).toEqual([]);
    }));

  test('the page has the theme of the site, and changes with the switch', () =>
    open(
      files.tryIt,
      async (page) => {
        await page.locator('.scalar-app').first().waitFor();
        const colour = () =>
          page.evaluate<string>('getComputedStyle(document.querySelector(".scalar-app")).backgroundColor');
        expect(await page.evaluate('document.body.className')).toContain('dark-mode');
        const dark = await colour();
        await page.getByRole('button', { name: 'Light theme' }).click();
        expect(await page.evaluate('document.body.className')).toContain('light-mode');
        expect(await colour()).not.toBe(dark);
      },
      { colorScheme: 'dark' },
    ));

  test.skipIf(areVisualTestsSkipped).each(screens)(
    'the operations and a form are accessible and fit $name',
    async ({ name, ...screen }) => {
      await open(
        tryItHref(listPages.id),
        async (page) => {
          await page.locator(`section[id$="/${listPages.id}"]`).waitFor();
          expect(await checkScreen(page, `try-it-${name}`)).toEqual([]);
          const form = await openForm(page, listPages.id);
          await sendButton(form).click();
          await form.getByText('200 OK').waitFor();
          expect(await checkScreen(page, `try-it-response-${name}`)).toEqual([]);
        },
        screen,
      );
    },
  );
});
