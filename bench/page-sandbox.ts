import { gzipSync } from 'node:zlib';
import { basePath, examples, mediaTypes, operations } from '@workspace-api/contract';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../test/support/browser.ts';
import { bundleForPage, pageFiles, readSqlite, servePage } from '../test/support/served-page.ts';
import { pageSandboxGoals as goals } from './goals.ts';
import { getSpread, type Spread } from './statistics.ts';

/** What the sandbox in a page costs. */
export type PageSandbox = {
  readonly chromium: string;
  /** Bytes that the page downloads, compressed with gzip. */
  readonly size: { readonly code: number; readonly sqlite: number };
  /** Milliseconds from the import to the first response, with an empty cache, in a page at rest. */
  readonly firstResponse: Spread;
  /** Likewise, milliseconds until SQLite has created a table without the sandbox. */
  readonly onlySqlite: Spread;
  readonly memory: {
    readonly requests: number;
    /** Bytes of the page after the requests and a garbage collection: objects, buffers and SQLite. */
    readonly used: number;
  };
};

const webhooks = operations.listWebhookSubscriptions.path.replace('{slug}', examples.workspace.slug);

/** Source code, because the scripts' compiler knows no DOM. Each round of requests reads, creates and deletes records. */
const program = `
let sqliteMemory;
WebAssembly.Memory = class extends WebAssembly.Memory {
  constructor(size) {
    super(size);
    sqliteMemory = this;
  }
};
globalThis.readSqliteMemory = () => sqliteMemory.buffer.byteLength;
let sandbox;
const send = async (method, path, body) => {
  const headers = { Authorization: 'Bearer ' + sandbox.tokens[0].secret, 'Content-Type': '${mediaTypes.json}' };
  const response = await sandbox.fetch('${basePath}' + path, { method, headers, body });
  const text = await response.text();
  if (!response.ok) throw new Error(method + ' ' + path + ': ' + response.status + ' ' + text);
  return text;
};
globalThis.measureSqlite = async () => {
  const started = performance.now();
  const { loadLibrary } = await import('./sqlite.js');
  const { oo1 } = await loadLibrary();
  new oo1.DB(':memory:').exec('create table one (id text primary key)');
  return performance.now() - started;
};
globalThis.measureFirstResponse = async () => {
  const started = performance.now();
  const { createSandbox } = await import('./sandbox.js');
  sandbox = await createSandbox({ rateLimit: { limit: 1_000_000, windowSeconds: 60 } });
  await send('GET', '${operations.getMe.path}');
  return performance.now() - started;
};
const subscription = JSON.stringify({ url: 'https://shop.example/hook', events: ['pages.published'] });
globalThis.sendMany = async (count) => {
  for (let sent = 0; sent < count; sent += 4) {
    await send('GET', '${operations.getMe.path}');
    await send('GET', '${webhooks}');
    const { id } = JSON.parse(await send('POST', '${webhooks}', subscription));
    await send('DELETE', '${webhooks}/' + id);
  }
};
`;

const gzipped = (content: Uint8Array | string): number => gzipSync(content, { level: 9 }).byteLength;

/** Opens a page with an empty cache, and waits until it is at rest. */
const openPage = async (browser: Browser, url: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  // A busy machine is slow.
  page.setDefaultTimeout(120_000);
  await page.goto(url, { waitUntil: 'networkidle' });
  return page;
};

/**
 * Measures the sandbox in a page of Chromium: its download, its first response, and its memory.
 *
 * @param loads how often the page is loaded with an empty cache
 * @param requests how many requests are sent before its memory is measured, on the page of the last load
 * @throws Error if Chromium is missing
 */
export const measurePageSandbox = async (
  loads: number,
  requests: number,
  report: (line: string) => void,
): Promise<PageSandbox> => {
  const code = await bundleForPage('/sandbox.js', 'mocks/browser.ts');
  const sqlite = await bundleForPage('/sqlite.js', 'mocks/sandbox/host/web/sqlite-wasm.ts');
  const site = await servePage({ ...pageFiles({ '/main.js': program }), ...sqlite, ...code });
  const browser = await openBrowser();
  try {
    const times: Record<'firstResponse' | 'onlySqlite', number[]> = { firstResponse: [], onlySqlite: [] };
    let used = 0;
    for (let load = 1; load <= loads; load += 1) {
      report(`the sandbox in a page, load ${load} of ${loads}`);
      const sqlitePage = await openPage(browser, site.url);
      times.onlySqlite.push(await sqlitePage.evaluate<number>('measureSqlite()'));
      await sqlitePage.context().close();
      const page = await openPage(browser, site.url);
      const context = page.context();
      times.firstResponse.push(await page.evaluate<number>('measureFirstResponse()'));
      if (load === loads) {
        report(`the sandbox in a page, ${requests} requests`);
        await page.evaluate(`sendMany(${requests})`);
        const session = await context.newCDPSession(page);
        await session.send('HeapProfiler.collectGarbage');
        const usage = await session.send('Runtime.getHeapUsage');
        used =
          usage.usedSize +
          usage.embedderHeapUsedSize +
          usage.backingStorageSize +
          (await page.evaluate<number>('readSqliteMemory()'));
      }
      await context.close();
    }
    return {
      chromium: browser.version(),
      size: {
        code: Object.values(code)
          .map(gzipped)
          .reduce((sum, one) => sum + one),
        sqlite: gzipped(readSqlite()),
      },
      firstResponse: getSpread(times.firstResponse),
      onlySqlite: getSpread(times.onlySqlite),
      memory: { requests, used },
    };
  } finally {
    await browser.close();
    site.close();
  }
};

const compare = (value: number, goal: number, unit: string): string =>
  `goal ≤ ${goal} ${unit}: ${value <= goal ? 'met' : 'missed'}`;

/** Formats what the sandbox in a page costs as lines of text. */
export const formatPageSandbox = ({
  chromium,
  size,
  firstResponse,
  onlySqlite,
  memory,
}: PageSandbox): string => {
  const [code, sqlite, used] = [size.code / 1000, size.sqlite / 1000, memory.used / 1_000_000];
  const { median, min, max } = firstResponse;
  return [
    `Chromium ${chromium}, empty cache`,
    `download, gzipped: ${Math.round(code + sqlite)} kB (code ${Math.round(code)}, SQLite ${Math.round(sqlite)}); ${compare(code + sqlite, goals.size, 'kB')}`,
    `from the import to the first response: ${Math.round(median)} ms (${Math.round(min)}–${Math.round(max)}), ${(median / onlySqlite.median).toFixed(1)} times as long as SQLite itself (${Math.round(onlySqlite.median)} ms); ${compare(median, goals.firstResponse, 'ms')}`,
    `memory after ${memory.requests.toLocaleString('en')} requests: ${used.toFixed(1)} MB; ${compare(used, goals.memory, 'MB')}`,
  ].join('\n');
};
