import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../test/deferred.ts';
import type { Clock } from '../waits.ts';
import { createReceiver, type Receiver } from './create-receiver.ts';

const start = async (clock?: Clock): Promise<Receiver> => {
  const receiver = await createReceiver(undefined, clock);
  onTestFinished(receiver.close);
  return receiver;
};

const post = (url: string, body: string | Uint8Array, init: RequestInit = {}) =>
  fetch(url, { method: 'POST', body, redirect: 'manual', ...init });

const longEnough = 30_000;

test('a request is recorded byte for byte, with its headers and exact target', async () => {
  const receiver = await start();
  const endpoint = receiver.endpoint();
  const bytes = Uint8Array.from([0x7b, 0x22, 0xc3, 0xa9, 0x00, 0xff, 0x7d]);
  const response = await post(endpoint.url.replace(endpoint.path, `/any${endpoint.path}?a=%20b&c`), bytes, {
    headers: { 'Svc-Event': 'pages.published' },
  });
  expect(response.status).toBe(204);
  const [received] = endpoint.received;
  expect(received).toMatchObject({
    method: 'POST',
    target: `/any${endpoint.path}?a=%20b&c`,
    responseStatus: 204,
  });
  expect(Buffer.from(received?.body ?? []).equals(bytes)).toBe(true);
  expect(received?.headers['svc-event']).toBe('pages.published');
});

test('each path has its own received requests and responses', async () => {
  const receiver = await start();
  const [one, other] = [
    receiver.endpoint((_, index) => ({ status: 500 + index, headers: { location: '/elsewhere' } })),
    receiver.endpoint(),
  ];
  const first = await post(one.url, '1');
  expect([first.status, first.headers.get('location')]).toEqual([500, '/elsewhere']);
  expect((await post(one.url, '2')).status).toBe(501);
  expect([one.received.length, other.received.length]).toEqual([2, 0]);
});

test('an unknown path gets 404, and a body over a megabyte gets 413; neither is recorded', async () => {
  const receiver = await start();
  const endpoint = receiver.endpoint();
  expect((await post(new URL('/none', endpoint.url).href, '{}')).status).toBe(404);
  const { status } = await post(endpoint.url, new Uint8Array(1024 * 1024 + 1)).catch(() => ({ status: 413 }));
  expect(status).toBe(413);
  expect(endpoint.received).toEqual([]);
});

test('a wait ends as soon as its condition is met', async () => {
  const receiver = await start();
  const endpoint = receiver.endpoint();
  const second = receiver.until(() => endpoint.received[1], longEnough);
  for (const body of ['1', '2']) await post(endpoint.url, body);
  expect(Buffer.from((await second)?.body ?? []).toString()).toBe('2');
});

test('a wait ends at its limit, and when its signal is aborted', async () => {
  const waits: number[] = [];
  const receiver = await start({
    now: () => 0,
    wait: async (milliseconds, signal) => {
      waits.push(milliseconds);
      if (milliseconds > 5) await new Promise((_, reject) => signal?.addEventListener('abort', reject));
    },
  });
  expect(await receiver.until(() => undefined, 5)).toBeUndefined();
  const stop = new AbortController();
  const waiting = receiver.until(() => undefined, longEnough, stop.signal);
  stop.abort();
  expect(await waiting).toBeUndefined();
  expect(waits).toEqual([5, longEnough]);
});

test('a response can be delayed, and a sender that disconnects is detected', async () => {
  const receiver = await start();
  const { promise: released, resolve: release } = deferred<{ status: number }>();
  const hangingEndpoint = receiver.endpoint(() => released);
  const silent = receiver.endpoint(() => new Promise(() => {}));
  const response = post(hangingEndpoint.url, '{}');
  await receiver.until(() => hangingEndpoint.received[0], longEnough);
  release({ status: 202 });
  expect((await response).status).toBe(202);

  const clientRequest = request(silent.url, { method: 'POST' }).on('error', () => {});
  clientRequest.end('{}');
  const arrived = await receiver.until(() => silent.received[0], longEnough);
  expect(arrived).toMatchObject({ responseStatus: null, isClosed: false });
  clientRequest.destroy();
  expect(await receiver.until(() => arrived?.isClosed || undefined, longEnough)).toBe(true);
});

test('a sender can send all its requests on one connection, whose end is detected for each', async () => {
  const warn = vi.spyOn(process, 'emitWarning');
  const receiver = await start();
  const endpoint = receiver.endpoint(() => ({ status: 200 }));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  // Node warns of more than ten listeners for one event.
  for (let count = 0; count < 11; count += 1)
    await new Promise<void>((resolve, reject) => {
      const sent = request(endpoint.url, { method: 'POST', agent });
      sent.on('response', (response) => text(response).then(() => resolve(), reject));
      sent.on('error', reject).end('{}');
    });
  expect(endpoint.received.map(({ isClosed }) => isClosed)).toEqual(Array(11).fill(false));
  agent.destroy();
  const areClosed = () => endpoint.received.every(({ isClosed }) => isClosed) || undefined;
  expect(await receiver.until(areClosed, longEnough)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
});

test('the error for an address in use names the option', async () => {
  const receiver = await start();
  const port = Number(new URL(receiver.endpoint().url).port);
  await expect(createReceiver({ host: '127.0.0.1', port })).rejects.toThrow('--receiver-listen');
});

test('closing ends connections that wait for a response', async () => {
  const receiver = await createReceiver();
  const endpoint = receiver.endpoint(() => new Promise(() => {}));
  const responsePromise = post(endpoint.url, '{}');
  await receiver.until(() => endpoint.received[0], longEnough);
  await Promise.all([expect(responsePromise).rejects.toThrow(), receiver.close()]);
});
