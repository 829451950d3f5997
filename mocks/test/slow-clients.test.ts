import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { serve } from '../sandbox/serve.ts';
import { openSocket, readAll, serveInTest, shortenWait } from './serve-in-test.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const agents = '/v1/workspaces/acme/agents';
const chunked = 'Transfer-Encoding: chunked';
const chunk = (length: number) => `${length.toString(16)}\r\n${'x'.repeat(length)}\r\n`;

/** A connection to a new sandbox. */
const connectToSandbox = async () => {
  const { sandbox } = await startSandbox();
  const fetch = vi.fn(sandbox.fetch);
  const served = await serve({ fetch }, { port: 0 });
  onTestFinished(() => served.close().catch(() => undefined));
  const socket = openSocket(served.url, { allowHalfOpen: true });
  await once(socket, 'connect');
  return { socket, served, fetch };
};

const waitForClose = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    socket.once('close', () => resolve());
  });

const requestHead = (path: string, lines: readonly string[], token = tokens.full): string =>
  [`POST ${path} HTTP/1.1`, 'Host: sandbox', `Authorization: Bearer ${token}`, ...lines, '', ''].join('\r\n');

test.each([
  ['whose token may send it', tokens.full, 413],
  ['whose token is unknown', 'key_test_nobody', 401],
])('an endless body of a request %s closes its connection with the response', async (_, token, status) => {
  const { socket } = await connectToSandbox();
  socket.write(requestHead(agents, [chunked], token));
  const part = chunk(64 * 1024);
  const pump = () => {
    while (socket.writable && socket.write(part));
  };
  socket.on('drain', pump);
  pump();
  const response = await readAll(socket);
  expect(response).toContain(`HTTP/1.1 ${status} `);
  expect(response.toLowerCase()).toContain('connection: close');
  await waitForClose(socket);
});

test.each([
  ['', []],
  [', and the server does not send 100 Continue', ['Expect: 100-continue']],
])('a body that is declared too long is not awaited%s', async (_, expectation) => {
  const { socket } = await connectToSandbox();
  socket.write(requestHead(agents, [`Content-Length: ${limits.bodyBytes + 1}`, ...expectation]));
  const response = await readAll(socket);
  expect(response).toMatch(/^HTTP\/1.1 413 /);
  expect(response.toLowerCase()).toContain('connection: close');
});

const last = `${requestHead(agents, ['Content-Length: 2', 'Connection: close'])}{}`;

test.each([
  [413, tokens.full],
  [401, 'key_test_nobody'],
])('requests after a %i that closes the connection are not executed', async (status, token) => {
  const { socket, served, fetch } = await connectToSandbox();
  socket.write(requestHead(agents, [chunked], token) + chunk(limits.bodyBytes + 1));
  const response = await readAll(socket);
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  socket.end(`0\r\n\r\n${last}`);
  await served.close();
  expect(fetch).toHaveBeenCalledTimes(1);
});

const shortBody = '{"name":"Wired"}';

test.each([
  [
    'a short body that is not read',
    `${requestHead(agents, ['Content-Length: 20000'], 'key_test_nobody')}${'x'.repeat(20_000)}`,
    401,
  ],
  [
    'a chunked body within the limit',
    `${requestHead(agents, [chunked])}10\r\n${shortBody}\r\n0\r\n\r\n`,
    201,
  ],
])('%s leaves its connection open', async (_, first, status) => {
  const { socket } = await connectToSandbox();
  socket.write(first + last);
  const responses = await readAll(socket);
  expect(responses.match(/HTTP\/1.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`, 'HTTP/1.1 400']);
});

const start = async () => {
  shortenWait(300);
  const started = await startSandbox();
  const { url } = await serveInTest(started.sandbox, { headersTimeout: 1000 });
  const { hostname } = new URL(url);
  /** Follows the log. @returns the connection, once the response begins */
  const tail = async (): Promise<Socket> => {
    const socket = openSocket(url);
    const lines = [
      'GET /v1/workspaces/acme/logs/tail HTTP/1.1',
      `Host: ${hostname}`,
      `Authorization: Bearer ${tokens.full}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    await once(socket, 'data');
    return socket;
  };
  return { ...started, tail };
};

/** Resolves once nothing follows a feed any more. */
const untilNoneFollows = (feed: { count(): number }): Promise<void> =>
  vi.waitFor(() => expect(feed.count()).toBe(0), { timeout: 10_000, interval: 20 });

type Started = Awaited<ReturnType<typeof start>>;

/** Writes more entries to the log than a connection buffers. */
const writeManyEntries = async ({ context }: Started): Promise<void> => {
  const entries = Array.from({ length: 100 }, (_, index) => ({
    id: `log_LONG${index}`,
    workspace_id: examples.workspace.id,
    mode: 'test' as const,
    ts: context.clock.now().toISOString(),
    level: 'info' as const,
    source: 'agent',
    message: 'x'.repeat(200_000),
    folded: '',
    request_id: 'req_1',
  }));
  await context.database.insertInto('log_entries').values(entries).execute();
  context.logFeed.notify();
};

test('clients of the log that read nothing are disconnected, and others are not', async () => {
  const started = await start();
  const { context, tail } = started;
  const stalled = await Promise.all([tail(), tail(), tail()]);
  for (const socket of stalled) socket.pause();
  const reading = await tail();
  let received = 0;
  const all = new Promise<void>((resolve) => {
    reading.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > 20_000_000) resolve();
    });
  });
  expect(context.logFeed.count()).toBe(4);
  await writeManyEntries(started);
  await all;
  await vi.waitFor(() => expect(context.logFeed.count()).toBe(1), { timeout: 10_000, interval: 20 });
  expect(reading.closed).toBe(false);
  reading.destroy();
  await untilNoneFollows(context.logFeed);
});

test('a client that waits for new entries stays connected', async () => {
  const { context, tail } = await start();
  const [quiet, stalled] = [await tail(), await tail()];
  stalled.pause();
  // The other connection times out meanwhile.
  const other = connect({ port: Number(quiet.remotePort), host: quiet.remoteAddress ?? '' });
  other.resume();
  await once(other, 'close');
  expect(context.logFeed.count()).toBe(2);
  expect(quiet.closed).toBe(false);
});
