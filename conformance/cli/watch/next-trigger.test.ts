import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { deferred } from '../../test/deferred.ts';
import { type FakeRequest, restart, startFakeTarget } from '../../test/fake-target.ts';
import { listen } from '../../test/listen.ts';
import { nextTrigger, readContent, type WaitFor } from './next-trigger.ts';

const createKeyboard = () => new PassThrough();

const unauthorized = () => ({ status: 401 });

const wait = (target: string, more: Partial<WaitFor> = {}) =>
  nextTrigger({
    target,
    page: null,
    keyboard: null,
    signal: new AbortController().signal,
    intervalMs: 5,
    ...more,
  });

test('a restart is a trigger once the target responds again', async () => {
  const { promise: requested, resolve: notify } = deferred<FakeRequest>();
  const target = await startFakeTarget((request) => {
    notify(request);
    return unauthorized();
  });
  const trigger = wait(target.url);
  const request = await requested;
  expect(request).toMatchObject({ method: 'GET', path: '/me' });
  expect(request.headers.authorization).toBeUndefined();
  await restart(target, unauthorized);
  expect(await trigger).toBe('the target restarted');
});

test('a target that is down at first is waited for', async () => {
  const target = await startFakeTarget(unauthorized);
  await target.close();
  const trigger = wait(target.url);
  await restart(target, unauthorized);
  expect(await trigger).toBe('the target restarted');
});

test('a connection that the target closes because it is idle is not a restart', async () => {
  let requests = 0;
  const keyboard = createKeyboard();
  const origin = await listen((request, response) => {
    requests += 1;
    response.writeHead(401).end(() => request.socket.destroySoon());
    if (requests === 4) keyboard.write('\n');
  });
  expect(await wait(`${origin}/v1`, { keyboard })).toBe('Enter was pressed');
});

test('other content at the URL is a trigger; no content is none', async () => {
  const target = await startFakeTarget(unauthorized);
  const contents: (string | null)[] = ['build 1', 'build 1', null, 'build 2'];
  const url = await listen((_, response) => {
    const content = contents.shift();
    response.writeHead(content ? 200 : 503).end(content);
  });
  const content = await readContent(url, new AbortController().signal);
  expect(await wait(target.url, { page: { url, content } })).toBe(`${url} changed`);
  expect(contents).toEqual([]);
});

test('a URL without content is refused with what to choose', async () => {
  const { signal } = new AbortController();
  const { url, close } = await startFakeTarget(() => ({ status: 404 }));
  await expect(readContent(url, signal)).rejects.toThrow(
    `--watch-url: ${url} can't be read: it returned 404. Choose a URL whose content changes with each build.`,
  );
  await close();
  await expect(readContent(url, signal)).rejects.toThrow(/can't be read: connect ECONNREFUSED/);
});

test('an abort ends the wait and closes its connection', async () => {
  const { promise: connected, resolve: connect } = deferred<Socket>();
  const listener: RequestListener = ({ socket }, response) => {
    connect(socket);
    response.writeHead(401).end();
  };
  const controller = new AbortController();
  const keyboard = createKeyboard();
  const trigger = wait(`${await listen(listener)}/v1`, { signal: controller.signal, keyboard });
  const socket = await connected;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  controller.abort();
  await expect(trigger).rejects.toThrow('aborted');
  await closed;
  expect(keyboard.isPaused()).toBe(true);
});
