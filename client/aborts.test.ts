import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { listen } from '../conformance/test/listen.ts';
import { manualClock } from './fetch/clocks.test-helper.ts';
import {
  createClient,
  createMethods,
  csv,
  type Encoding,
  isTransportError,
  ndjson,
  readNdjson,
  session,
  toResult,
  type WorkspaceMethods,
} from './index.ts';
import { type Setup, withSandboxes } from './sandboxes.test-helper.ts';
import { sampleTokens } from './session/start-session.test-helper.ts';

/** Long enough for a request to be under way on most machines. The tests also pass on a slower one. */
const soon = () => AbortSignal.timeout(50);

/** A reason like the one that `AbortSignal.timeout` gives, for tests that choose the moment themselves. */
const timeUp = () => new DOMException('The operation timed out.', 'TimeoutError');

const never = new Promise<never>(() => {});

/** A response body that starts and never ends. */
const endless =
  (type: string, start: string): NonNullable<Setup['wrap']> =>
  () =>
  async ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(start));
        signal.addEventListener('abort', () => controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'Content-Type': type } });
  };

/** Expects a rejection with the signal's own DOMException, not with an error of the client. */
const expectReason = async (work: Promise<unknown>, signal: AbortSignal) => {
  const error = await work.then(
    () => 'no error',
    (thrown: unknown) => thrown,
  );
  expect(error).toBe(signal.reason);
  expect(error).toBeInstanceOf(DOMException);
  expect(error).toMatchObject({ name: 'TimeoutError' });
  expect(isTransportError(error)).toBe(false);
};

type Call = (api: WorkspaceMethods, signal: AbortSignal) => Promise<unknown>;
const getMe: Call = (api, signal) => api.identity.getMe({ signal });
const readPage =
  (as: Encoding): Call =>
  (api, signal) =>
    api.pages.list('acme', { as, signal }).page();

withSandboxes('AbortSignal.timeout', (connect) => {
  const silent = { operation: 'getMe', latency: { min: 60_000, max: 60_000 } };

  test('ends the wait for a response with its own reason, also with toResult', async () => {
    const { api, client, control } = connect();
    await control('POST', '/fault-rules', silent);
    for (const call of [
      (signal: AbortSignal) => api.identity.getMe({ signal }),
      (signal: AbortSignal) => api.identity.getMe({ signal }).result(),
      (signal: AbortSignal) => client.GET('/me', { signal }),
      (signal: AbortSignal) => toResult(client.GET('/me', { signal })),
    ]) {
      const signal = soon();
      await expectReason(call(signal), signal);
    }
    await control('DELETE', '/fault-rules');
  });

  test('ends the wait for a retry', async () => {
    const clock = manualClock();
    const caller = new AbortController();
    const { api } = connect({
      client: { clock, onRetry: () => queueMicrotask(() => caller.abort(timeUp())) },
      wrap: () => () => Promise.reject(new TypeError('fetch failed')),
    });
    await expectReason(api.identity.getMe({ signal: caller.signal }), caller.signal);
    expect(clock.pending).toBe(0);
  });

  test.each<[string, Setup, Call]>([
    ['the wait for a token', { client: { token: () => never } }, getMe],
    ['an endless JSON body', { wrap: endless('application/json', '{') }, getMe],
    ['a list in NDJSON', { wrap: endless(ndjson.mediaType, '{"id":"page_1"}\n') }, readPage(ndjson)],
    ['a list in CSV', { wrap: endless(csv.mediaType, 'id\npage_1\n') }, readPage(csv)],
    ['the log tail', {}, (api, signal) => api.logs.tail('acme', { signal }).next()],
  ])('ends %s', async (_, setup, call) => {
    const { api } = connect(setup);
    const signal = soon();
    await expectReason(call(api, signal), signal);
  });

  test('ends a list before its next page', async () => {
    const { api } = connect();
    const caller = new AbortController();
    const pages = api.pages.list('acme', { limit: 1, signal: caller.signal })[Symbol.asyncIterator]();
    await pages.next();
    caller.abort(timeUp());
    await expectReason(pages.next(), caller.signal);
  });

  test('ends the log tail while it waits for a reconnection', async () => {
    const clock = manualClock();
    const later = new AbortController();
    const { api } = connect({
      client: { retries: 0 },
      wrap: () => () => Promise.reject(new TypeError('fetch failed')),
    });
    const onReconnect = () => queueMicrotask(() => later.abort(timeUp()));
    const tail = api.logs.tail('acme', { clock, signal: later.signal, onReconnect });
    await expectReason(tail.next(), later.signal);
    expect(clock.pending).toBe(0);
  });

  const expired = () =>
    Response.json({ error: { code: 'token_expired', message: 'Expired.' } }, { status: 401 });

  test.each([
    ['the lock of a refresh', { load: () => sampleTokens, lock: () => never }],
    ['the stored tokens', { load: () => never }],
  ])('ends the wait for %s', async (_, options) => {
    const { url } = connect();
    const baseUrl = `${url}/v1`;
    const authorize = session({ baseUrl, save: () => {}, ...options });
    const { api } = connect({ client: { authorize }, wrap: () => async () => expired() });
    const signal = soon();
    await expectReason(api.identity.getMe({ signal }), signal);
  });
});

/** The URL of a server that sends only the first line of a stream, and nothing for any other path. */
const startSilentServer = async (): Promise<string> => {
  const origin = await listen((request, response) => {
    if (!request.url?.endsWith('/tail')) return;
    response.writeHead(200, { 'Content-Type': ndjson.mediaType }).write('{"message":"one"}\n');
  });
  return `${origin}/v1`;
};

test("readNdjson rejects with the signal's reason, and not with a broken connection", async () => {
  const caller = new AbortController();
  const { signal } = caller;
  const response = await fetch(`${await startSilentServer()}/tail`, { signal });
  const records = readNdjson(response.body);
  await records.next();
  const next = records.next();
  caller.abort(timeUp());
  await expectReason(next, signal);
});

const collectGarbage = async () => {
  setFlagsFromString('--expose-gc');
  const gc: () => void = runInNewContext('gc');
  for (let round = 0; round < 5; round++) {
    gc();
    await setImmediate();
  }
};

test('an abort reaches its request and its stream after garbage collections', async () => {
  const baseUrl = await startSilentServer();
  const client = createClient({ baseUrl });
  const api = createMethods(client);
  const caller = new AbortController();
  const { signal } = caller;
  const tail = api.logs.tail('acme', { signal });
  await tail.next();
  const options = {
    params: { path: { slug: 'acme' } },
    headers: { Accept: ndjson.mediaType },
    parseAs: 'stream',
    signal,
  } as const;
  const { data } = await client.GET('/workspaces/{slug}/logs/tail', options);
  const unread = data?.getReader();
  await unread?.read();
  const waiting = [api.identity.getMe({ signal }), tail.next(), unread?.read() ?? never];
  await collectGarbage();
  caller.abort(timeUp());
  for (const each of waiting) await expectReason(each, signal);
});
