import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { rejectConnection } from '../../test/fake-target.ts';
import { nextTrigger, readContent, type WaitFor } from './next-trigger.ts';

const servers = new Set<Server>();
const createKeyboard = () => new PassThrough();

const stop = async (server: Server): Promise<void> => {
  servers.delete(server);
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
};
afterEach(async () => {
  await Promise.all([...servers].map(stop));
});

const start = async (listener: RequestListener, port = 0): Promise<Server & { port: number }> => {
  const server = createServer(listener).listen(port, '127.0.0.1');
  servers.add(server);
  await once(server, 'listening');
  return Object.assign(server, { port: (server.address() as AddressInfo).port });
};

const unauthorized: RequestListener = (_, response) => response.writeHead(401).end();

const wait = (port: number, more: Partial<WaitFor> = {}) =>
  nextTrigger({
    target: `http://127.0.0.1:${port}/v1`,
    page: null,
    keyboard: null,
    signal: new AbortController().signal,
    intervalMs: 5,
    ...more,
  });

test('a restart is a trigger once the target responds again', async () => {
  const server = await start(unauthorized);
  const requested = once(server, 'request');
  const trigger = wait(server.port);
  const [request] = await requested;
  expect(request).toMatchObject({ method: 'GET', url: '/v1/me' });
  expect(request.headers.authorization).toBeUndefined();
  await stop(server);
  await rejectConnection(server.port);
  await start(unauthorized, server.port);
  expect(await trigger).toBe('the target restarted');
});

test('a target that is down at first is waited for', async () => {
  const server = await start(unauthorized);
  await stop(server);
  const trigger = wait(server.port);
  await rejectConnection(server.port);
  await start(unauthorized, server.port);
  expect(await trigger).toBe('the target restarted');
});

test('a connection that the target closes because it is idle is not a restart', async () => {
  let requests = 0;
  const keyboard = createKeyboard();
  const { port } = await start((request, response) => {
    requests += 1;
    response.writeHead(401).end(() => request.socket.destroySoon());
    if (requests === 4) keyboard.write('\n');
  });
  expect(await wait(port, { keyboard })).toBe('Enter was pressed');
});

test('other content at the URL is a trigger; no content is none', async () => {
  const target = await start(unauthorized);
  const contents: (string | null)[] = ['build 1', 'build 1', null, 'build 2'];
  const build = await start((_, response) => {
    const content = contents.shift();
    response.writeHead(content ? 200 : 503).end(content);
  });
  const url = `http://127.0.0.1:${build.port}/build`;
  const content = await readContent(url, new AbortController().signal);
  expect(await wait(target.port, { page: { url, content } })).toBe(`${url} changed`);
  expect(contents).toEqual([]);
});

test('a URL without content is refused with what to choose', async () => {
  const { signal } = new AbortController();
  const server = await start((_, response) => response.writeHead(404).end());
  const url = `http://127.0.0.1:${server.port}/`;
  await expect(readContent(url, signal)).rejects.toThrow(
    `--watch-url: ${url} can't be read: it returned 404. Choose a URL whose content changes with each build.`,
  );
  await stop(server);
  await expect(readContent(url, signal)).rejects.toThrow(/can't be read: connect ECONNREFUSED/);
});

test('an abort ends the wait and closes its connection', async () => {
  const server = await start(unauthorized);
  const controller = new AbortController();
  const requested = once(server, 'request');
  const keyboard = createKeyboard();
  const trigger = wait(server.port, { signal: controller.signal, keyboard });
  const [request] = await requested;
  const closed = new Promise((resolve) => request.socket.once('close', resolve));
  controller.abort();
  await expect(trigger).rejects.toThrow('aborted');
  await closed;
  expect(keyboard.isPaused()).toBe(true);
});
