import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { hastyClock } from '../test/hasty-clock.ts';
import { systemClock } from './clock.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { maxBodyBytes } from './read-body.ts';

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
};

const get = async (url: string, options: Parameters<ReturnType<typeof createHttpClient>['send']>[1]) => {
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0 });
  const answer = await client.send({ method: 'GET', url, headers: {}, body: null }, options);
  await client.close();
  return Buffer.from(answer.bytes).toString('utf8');
};

test('a stream is read until its body satisfies a condition', async () => {
  const url = await listen((_request, response) => {
    response.write('first\n');
    setImmediate(() => response.write('second\n'));
  });
  const readUntil = (body: string) => body.includes('second');
  expect(await get(url, { readForMs: 30_000, readUntil })).toBe('first\nsecond\n');
});

test('a stream that never satisfies it is read for the given time', async () => {
  const url = await listen((_request, response) => response.write('first\n'));
  expect(await get(url, { readForMs: 20, readUntil: () => false })).toBe('first\n');
});

const send = async (url: string, options: Partial<HttpClientOptions> = {}, method = 'GET') => {
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 60_000, clock: hastyClock(), ...options });
  try {
    return await client.send({ method, url, headers: {}, body: null });
  } finally {
    await client.close();
  }
};

test('a body that drips ends with the timeout of the request', async () => {
  let drip: NodeJS.Timeout | undefined;
  onTestFinished(() => clearInterval(drip));
  const url = await listen((_request, response) => {
    drip = setInterval(() => response.write('.'), 20);
  });
  await expect(send(url, { timeoutMs: 300 })).rejects.toMatchObject({ failure: 'timeout' });
});

test('a request without an answer ends with its timeout', async () => {
  const url = await listen(() => {});
  await expect(send(url, { timeoutMs: 100 })).rejects.toMatchObject({
    failure: 'timeout',
    why: 'no complete answer within 0.1 s',
  });
});

test('a body without end is read no further than the limit', async () => {
  const chunk = Buffer.alloc(2 ** 20);
  const url = await listen((_request, response) => {
    const more = () => {
      while (response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  await expect(send(url)).rejects.toMatchObject({ failure: 'too-large' });
});

test('a compressed body that decodes to more than the limit cannot be decoded', async () => {
  const bomb = gzipSync(Buffer.alloc(maxBodyBytes + 1));
  const url = await listen((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(bomb);
  });
  expect((await send(url)).undecodable).toBe('the body is longer than 32 MiB');
});

test('a target that nobody listens at is unreachable', async () => {
  await expect(send('http://127.0.0.1:1/')).rejects.toMatchObject({ failure: 'unreachable' });
});

test('a wait beyond the limit of the run is not begun', async () => {
  const url = await listen((_request, response) => {
    response.writeHead(429, { 'retry-after': '999999999999' }).end();
  });
  const clock = hastyClock();
  await expect(send(url, { clock })).rejects.toMatchObject({ limit: '--max-wait' });
  await expect(
    send(url, { clock, maxWaitMs: Number.POSITIVE_INFINITY, deadline: 1e6 }),
  ).rejects.toMatchObject({
    limit: '--max-duration',
  });
  expect(clock.waits).toEqual([]);
});

test('a request that gets a 429 after every wait has no answer', async () => {
  let requests = 0;
  const url = await listen((_request, response) => {
    requests += 1;
    response.writeHead(429, { 'retry-after': '1' }).end();
  });
  await expect(send(url)).rejects.toMatchObject({ failure: 'limited' });
  expect(requests).toBe(6);
});

test('a wait for a rate limit ends with the signal of the run', async () => {
  const url = await listen((_request, response) => response.writeHead(429, { 'retry-after': '30' }).end());
  const stop = new AbortController();
  const onWait = () => setImmediate(() => stop.abort());
  await expect(send(url, { clock: systemClock, signal: stop.signal, onWait })).rejects.toMatchObject({
    name: 'AbortError',
  });
});
