import type { openBrowser } from '../../test/support/browser.ts';

type Browser = Awaited<ReturnType<typeof openBrowser>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

/** A page, and what a user does on it until it shows its content. */
export type Visit = {
  readonly name: string;
  readonly url: string;
  /** Ends when the content is visible. */
  readonly use: (page: Page) => Promise<void>;
};

/** What a page costs a reader with an empty cache. */
export type PageCost = {
  /** Bytes of all responses over the wire, with their headers. */
  readonly bytes: number;
  readonly elements: number;
  /** The height in CSS pixels. */
  readonly height: number;
  /** The sum of the tasks that block the page for 50 ms or more (W3C Long Tasks), in milliseconds. */
  readonly longTasks: number;
  readonly longestTask: number;
};

/** Collects long tasks from the first one on. It is source code, because the scripts' compiler knows no DOM. */
const observer = `globalThis.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask', buffered: true });`;

/** Reads the figures after the observer has been notified of the last task. */
const figures = `new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve({
  elements: document.querySelectorAll('*').length,
  height: document.documentElement.scrollHeight,
  longTasks: longTasks.reduce((sum, one) => sum + one, 0),
  longestTask: Math.max(0, ...longTasks),
}))))`;

/** Opens a page in a new context, without anything in a cache, and measures what it costs. */
export const measureVisit = async (browser: Browser, { url, use }: Visit): Promise<PageCost> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // A busy machine is slow, and its figures are marked.
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.addInitScript(observer);
    await page.goto(url);
    await use(page);
    return { bytes, ...(await page.evaluate<Omit<PageCost, 'bytes'>>(figures)) };
  } finally {
    await context.close();
  }
};
