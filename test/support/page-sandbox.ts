import type { JSHandle } from 'playwright-core';
import type { Sandbox } from '../../mocks/index.ts';
import { unlessAborted } from '../../mocks/sandbox/core/unless-aborted.ts';
import { openBrowser } from './browser.ts';
import type { InPage, PageSandboxOptions, PassedRequest } from './page-sandbox-program.ts';
import { bundleForPage, pageFiles, servePage } from './served-page.ts';

/** A sandbox in a page, as functions of Node. `serve` of the package accepts it. */
export type PageSandbox = Pick<Sandbox, 'fetch' | 'advance' | 'close'>;

type Options = PageSandboxOptions & {
  /** Sends a webhook. */
  readonly deliver: (request: Request) => Promise<Response>;
  /** Called with what the page prints: failures of the sandbox itself, and uncaught errors. */
  readonly log: (line: string) => void;
  /** Runs in the page before its scripts. */
  readonly prepare?: () => void;
};

const toBase64 = (bytes: ArrayBuffer): string => Buffer.from(bytes).toString('base64');

const passRequest = async (request: Request): Promise<PassedRequest> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.body === null ? null : toBase64(await request.arrayBuffer()),
});

const receiveRequest = ({ body, url, ...init }: PassedRequest): Request =>
  new Request(url, { ...init, ...(body !== null && { body: Buffer.from(body, 'base64') }) });

/** Creates a body that is read from the page part by part, as it is sent. */
const receiveBody = (sandbox: JSHandle<InPage>, id: number): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      async pull(controller) {
        const part = await sandbox.evaluate((inPage, id) => inPage.read(id), id);
        if (part === undefined) controller.close();
        else controller.enqueue(Buffer.from(part, 'base64'));
      },
      cancel: () => sandbox.evaluate((inPage, id) => inPage.cancel(id), id),
    },
    { highWaterMark: 0 },
  );

const createFetch = (sandbox: JSHandle<InPage>): Sandbox['fetch'] => {
  let last = 0;
  return async (input) => {
    const request = input as Request;
    const { signal } = request;
    last += 1;
    const id = last;
    const abort = () => sandbox.evaluate((inPage, id) => inPage.abort(id), id);
    const passed = await passRequest(request);
    // An abort also ends the body of a response. It can come after the page was closed.
    signal.addEventListener('abort', () => void abort().catch(() => undefined), { once: true });
    const { body, ...init } = await unlessAborted(signal, () =>
      sandbox.evaluate((inPage, [id, passed]) => inPage.send(id, passed), [id, passed] as const),
    );
    if (body === undefined) return new Response(receiveBody(sandbox, id), init);
    return new Response(body === null ? null : Buffer.from(body, 'base64'), init);
  };
};

/**
 * Opens a sandbox in a page of a headless browser.
 *
 * @throws Error if the browser is missing
 */
export const openPageSandbox = async ({
  deliver,
  log,
  prepare,
  ...options
}: Options): Promise<PageSandbox> => {
  const site = await servePage(
    pageFiles(await bundleForPage('/main.js', 'test/support/page-sandbox-program.ts')),
  );
  const browser = await openBrowser();
  const page = await browser.newPage();
  page.on('console', (message) => log(message.text()));
  page.on('pageerror', (error) => log(String(error)));
  await page.exposeFunction(
    'deliver',
    async (request: PassedRequest) => (await deliver(receiveRequest(request))).status,
  );
  if (prepare) await page.addInitScript(prepare);
  await page.goto(site.url);
  const sandbox = await page.evaluateHandle(
    () => (globalThis as unknown as { sandboxInPage: InPage }).sandboxInPage,
  );
  await sandbox.evaluate((inPage, options) => inPage.open(options), options);
  return {
    fetch: createFetch(sandbox),
    advance: (milliseconds) =>
      sandbox.evaluate((inPage, milliseconds) => inPage.advance(milliseconds), milliseconds),
    async close() {
      await browser.close();
      site.close();
    },
  };
};
