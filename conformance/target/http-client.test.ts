import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { hastyClock } from '../test/hasty-clock.ts';
import { listen } from '../test/listen.ts';
import { LimitedError, TransportError } from './call-error.ts';
import { maxBodyBytes } from './decode.ts';
import { createHttpClient, type HttpClientOptions } from './http-client.ts';
import { systemClock } from './waits.ts';

const get = async (url: string, options: Parameters<ReturnType<typeof createHttpClient>['send']>[1]) => {
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0 });
  const response = await client.send({ method: 'GET', url, headers: {}, body: null }, options);
  await client.close();
  return Buffer.from(response.bytes).toString('utf8');
};

test('reads a stream until its body satisfies a condition', async () => {
  const url = await listen((_request, response) => {
    response.write('first\n');
    setImmediate(() => response.write('second\n'));
  });
  const readUntil = (body: string) => body.includes('second');
  expect(await get(url, { readForMs: 30_000, readUntil })).toBe('first\nsecond\n');
});

test('reads a stream that never satisfies the condition for the given time', async () => {
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

test('a slow body ends at the timeout of the request', async () => {
  let drip: NodeJS.Timeout | undefined;
  onTestFinished(() => clearInterval(drip));
  const url = await listen((_request, response) => {
    drip = setInterval(() => response.write('.'), 20);
  });
  await expect(send(url, { timeoutMs: 300 })).rejects.toThrow('within 0.3 s');
});

test('a request without a response ends at its timeout', async () => {
  const url = await listen(() => {});
  await expect(send(url, { timeoutMs: 100 })).rejects.toMatchObject({
    why: 'no complete response within 0.1 s',
  });
});

test('reads an endless body only up to the limit', async () => {
  const chunk = Buffer.alloc(2 ** 20);
  const url = await listen((_request, response) => {
    const more = () => {
      while (response.write(chunk));
    };
    response.on('drain', more);
    more();
  });
  await expect(send(url)).rejects.toThrow('longer than 8 MiB');
});

test('a compressed body whose content exceeds the limit can’t be decoded', async () => {
  const bomb = gzipSync(Buffer.alloc(maxBodyBytes + 1));
  const url = await listen((_request, response) => {
    response.setHeader('content-encoding', 'gzip');
    response.end(bomb);
  });
  expect((await send(url)).undecodable).toBe('the body is longer than 8 MiB');
});

test('a body with many content encodings isn’t decoded', async () => {
  const url = await listen((_request, response) => {
    response.setHeader('content-encoding', Array.from({ length: 500 }, () => 'gzip').join());
    response.end(gzipSync('body'));
  });
  expect((await send(url)).undecodable).toBe('the body has more than 4 content encodings');
});

test('a target that does not listen is unreachable', async () => {
  await expect(send('http://127.0.0.1:1/')).rejects.toBeInstanceOf(TransportError);
});

test('does not start a wait beyond the limit of the run', async () => {
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

test('a request that gets a 429 after every wait has no response', async () => {
  let requests = 0;
  const url = await listen((_request, response) => {
    requests += 1;
    response.writeHead(429, { 'retry-after': '1' }).end();
  });
  await expect(send(url)).rejects.toBeInstanceOf(LimitedError);
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

test('the first requests of a race all arrive before any response, over separate connections', async () => {
  const waiting: { id: string; respond: () => void; remotePort: number | undefined }[] = [];
  let isOpen = false;
  const url = await listen(({ url: id = '', socket: { remotePort } }, response) => {
    const respond = () => response.end(id);
    if (isOpen) return respond();
    waiting.push({ id, respond, remotePort });
    if (waiting.length < 3) return;
    isOpen = true;
    for (const one of waiting) one.respond();
  });
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0 });
  const get = (path: string) => ({ method: 'GET', url: `${url}/${path}`, headers: {}, body: null });
  const lanes = await client.race([[get('a'), get('a2')], [get('b')], [get('c')]]);
  await client.close();
  expect(waiting.map(({ id }) => id).sort()).toEqual(['/a', '/b', '/c']);
  expect(new Set(waiting.map(({ remotePort }) => remotePort)).size).toBe(3);
  const bodies = lanes.map((lane) =>
    lane.map(({ result }) => ('bytes' in result ? Buffer.from(result.bytes).toString() : result.why)),
  );
  expect(bodies).toEqual([['/a', '/a2'], ['/b'], ['/c']]);
  const firstEnd = Math.min(...lanes.map(([first]) => first?.end ?? 0));
  for (const [first] of lanes) expect(first?.start).toBeLessThanOrEqual(firstEnd);
  const [first, second] = lanes[0] ?? [];
  expect(second?.start).toBeGreaterThanOrEqual(first?.end ?? Number.POSITIVE_INFINITY);
});

test('a request of a race without a response fails without affecting the others, and a 5xx is not repeated', async () => {
  let requests = 0;
  const url = await listen((request, response) => {
    requests += 1;
    if (request.url === '/broken') request.socket.destroy();
    else response.writeHead(503).end();
  });
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0, clock: hastyClock() });
  const put = (path: string) => ({ method: 'PUT', url: `${url}/${path}`, headers: {}, body: null });
  const [broken, failing] = await client.race([[put('broken')], [put('failing')]]);
  await client.close();
  expect(broken?.[0]?.result).toBeInstanceOf(TransportError);
  expect(failing?.[0]?.result).toMatchObject({ status: 503 });
  expect(requests).toBe(2);
});

test('a race to a target that does not listen sends nothing', async () => {
  const client = createHttpClient({ timeoutMs: 30_000, maxWaitMs: 0 });
  const request = { method: 'GET', url: 'http://127.0.0.1:1/', headers: {}, body: null };
  await expect(client.race([[request], [request]])).rejects.toBeInstanceOf(TransportError);
  await client.close();
  expect(client.stats.requests).toBe(0);
});
