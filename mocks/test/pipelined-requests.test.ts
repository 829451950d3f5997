import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { deferred } from './deferred.ts';
import { openSocket, readAll, serveInTest, shortenWait } from './serve-in-test.ts';

type Respond = (request: Request, incoming: IncomingMessage) => Response | Promise<Response>;

/** Serves a function, and opens connections to it. */
const start = async (respond: Respond) => {
  const fetch = vi.fn(async (request: Request, { incoming }: HttpBindings) => respond(request, incoming));
  const { url } = await serveInTest({ fetch } as never);
  return { fetch, open: (allowHalfOpen = false) => openSocket(url, { allowHalfOpen }) };
};

const get = (path: string, ...lines: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: sandbox', ...lines, '', ''].join('\r\n');
const last = get('/last', 'Connection: close');

const statuses = (responses: string) => responses.match(/HTTP\/1.1 \d+/g)?.map((line) => line.slice(-3));

type Called = { readonly mock: { readonly calls: readonly (readonly [Request, HttpBindings])[] } };

/** The server's side of the connection of the first request. */
const getServerSocket = ({ mock: { calls } }: Called): Socket => {
  const [call] = calls;
  if (!call) throw new Error('No request was handled.');
  return call[1].incoming.socket;
};

/** More bytes than the buffers of a connection hold. */
const large = Buffer.alloc(64 * 1024 * 1024, ' ');

/** A body without an end, which is created as it is read. */
const endless = () => {
  const part = new Uint8Array(64 * 1024);
  return new ReadableStream({ pull: (controller) => controller.enqueue(part) });
};

test('a client that reads nothing makes only one response wait, however many requests it sends', async () => {
  const { fetch, open } = await start(({ url }) => new Response(url.endsWith('/endless') ? endless() : ''));
  const unread = open();
  unread.pause();
  unread.write(get('/endless').repeat(1500));
  await expect.poll(() => fetch).toHaveBeenCalled();
  const other = open();
  other.write(last);
  expect(statuses(await readAll(other))).toEqual(['200']);
  expect(fetch.mock.calls.filter(([{ url }]) => url.endsWith('/endless'))).toHaveLength(1);
});

test('requests of one connection are executed and responded to in their order', async () => {
  const executed: string[] = [];
  const { open } = await start(async ({ url }) => {
    const { pathname } = new URL(url);
    executed.push(`begin ${pathname}`);
    await setImmediate();
    executed.push(`end ${pathname}`);
    return new Response(pathname);
  });
  const socket = open();
  socket.write(get('/first') + get('/second') + last);
  const responses = await readAll(socket);
  const paths = ['/first', '/second', '/last'];
  expect(executed).toEqual(paths.flatMap((path) => [`begin ${path}`, `end ${path}`]));
  expect(responses.match(/\/\w+$|\/\w+(?=HTTP)/g)).toEqual(paths);
});

test.each([
  ['reads on from a connection on which few requests wait', 3, false],
  ['stops reading from a connection on which many requests wait', 2 * limits.pipelinedRequests, true],
])('the sandbox %s', async (_, count, isPaused) => {
  const { promise: finished, resolve: finish } = deferred<void>();
  const { fetch, open } = await start(async (_request, incoming) => {
    await finished;
    return new Response(String(incoming.socket.isPaused()));
  });
  const socket = open();
  socket.write(get('/').repeat(count) + last);
  await expect.poll(() => fetch).toHaveBeenCalledOnce();
  const serverSocket = getServerSocket(fetch);
  await expect.poll(() => serverSocket.isPaused()).toBe(isPaused);
  finish();
  expect(statuses(await readAll(socket))).toHaveLength(count + 1);
});

const chunked = ['POST / HTTP/1.1', 'Host: sandbox', 'Transfer-Encoding: chunked', '', ''].join('\r\n');

test.each([
  ['a request that is not HTTP', 'GET / HTTP/1.1\r\nno header\r\n\r\n'],
  ['a body that is not sent in chunks', `${chunked}no chunk\r\n`],
])('%s is responded to after the requests before it, and closes the connection', async (_, bytes) => {
  const { fetch, open } = await start(async () => {
    await setImmediate();
    return new Response('');
  });
  const socket = open(true);
  socket.write(get('/first') + get('/second') + bytes + last);
  expect(statuses(await readAll(socket))).toEqual(['200', '200', '400']);
  expect(fetch).toHaveBeenCalledTimes(2);
  // The client doesn't close its side.
  const serverSocket = getServerSocket(fetch);
  await expect.poll(() => serverSocket.destroyed).toBe(true);
});

/** Starts a response that is larger than the buffers of its connection. */
const startLarge = async () => {
  shortenWait(200);
  const { fetch, open } = await start(() => new Response(large));
  const client = open();
  client.write(get('/'));
  await once(client, 'readable');
  return { client, socket: getServerSocket(fetch) };
};

test('a client that takes nothing of a single large response is disconnected', async () => {
  const { socket } = await startLarge();
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('a client that reads slowly is not disconnected', async () => {
  const { client, socket } = await startLarge();
  let received = 0;
  for (const end = performance.now() + 3 * limits.unreadMs; performance.now() < end; ) {
    const part = client.read(100_000) as Buffer | null;
    if (part) received += part.byteLength;
    else await once(client, 'readable');
    await setImmediate();
  }
  expect(socket.destroyed).toBe(false);
  expect(received).toBeLessThan(large.byteLength);
});

test('a client that left while many of its requests wait is detected', async () => {
  shortenWait(200);
  const { fetch, open } = await start(() => new Promise<never>(() => undefined));
  const client = open();
  client.write(get('/').repeat(2 * limits.pipelinedRequests));
  await expect.poll(() => fetch).toHaveBeenCalledOnce();
  const serverSocket = getServerSocket(fetch);
  client.destroy();
  await expect.poll(() => serverSocket.destroyed).toBe(true);
  expect(fetch).toHaveBeenCalledOnce();
});
