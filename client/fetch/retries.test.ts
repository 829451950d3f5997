import { expect, test, vi } from 'vitest';
import { deferred, eagerClock, manualClock } from './clocks.test-helper.ts';
import { createFetch } from './create-fetch.ts';
import { type Retry, type RetryOptions, retries } from './retries.ts';
import { validateResponses } from './validate-responses.ts';
import type { Send } from './wrap-fetch.ts';

const address = 'http://127.0.0.1/v1/workspaces/acme/agents';
const keyed = { method: 'POST', body: '{"name":"A"}', headers: { 'Idempotency-Key': 'one' } };

/**
 * Starts a server that sends these responses in order and repeats the last one. Records its requests and the reported retries.
 */
const against = (responses: (() => Response)[], options: RetryOptions = {}) => {
  const got: { key: string | null; body: string }[] = [];
  const announced: Retry[] = [];
  const server: Send = async (request) => {
    got.push({ key: request.headers.get('Idempotency-Key'), body: await request.text() });
    return (responses[got.length - 1] ?? responses.at(-1))?.() ?? new Response();
  };
  const onRetry = (retry: Retry) => void announced.push(retry);
  const send = retries({ clock: eagerClock(), random: () => 0, onRetry, ...options })(server);
  return { send, got, announced, delays: () => announced.map(({ delay }) => delay) };
};

const respondWith =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    Response.json({ error: { code: 'any', message: 'Any.' } }, { status, headers });
const fails = (error: unknown) => () => {
  throw error;
};

test.each([500, 502, 503, 429])('a %i is retried until a response succeeds', async (status) => {
  const { send, got, announced } = against([respondWith(status), respondWith(status), respondWith(200)]);
  expect((await send(address)).status).toBe(200);
  expect(got).toHaveLength(3);
  expect(announced.map(({ attempt, response }) => [attempt, response?.status])).toEqual([
    [1, status],
    [2, status],
  ]);
});

test.each([400, 401, 403, 404, 406, 409, 413, 422])(
  'a %i is never retried, even with Retry-After',
  async (status) => {
    const { send, got } = against([respondWith(status, { 'Retry-After': '0' })]);
    expect((await send(address, keyed)).status).toBe(status);
    expect(got).toHaveLength(1);
  },
);

test.each([
  [200, 2],
  [404, 1],
  [429, 2],
  [502, 2],
])('a request whose %i response is cut off is sent %i times', async (status, times) => {
  const headers = { 'Content-Type': 'application/json' };
  const server = vi.fn(() => new Response('{"err', { status, headers }));
  const send = retries({ clock: eagerClock(), retries: 1 })(validateResponses(server));
  await expect(send(address)).rejects.toMatchObject({ kind: 'truncated_body', response: { status } });
  expect(server).toHaveBeenCalledTimes(times);
});

test('the delay starts at one second, doubles with each retry, and has up to 50 % of jitter', async () => {
  const least = against([respondWith(500)], { retries: 4 });
  expect((await least.send(address)).status).toBe(500);
  expect(least.delays()).toEqual([1000, 2000, 4000, 8000]);
  const most = against([respondWith(500)], { random: () => 0.5 });
  await most.send(address);
  expect(most.delays()).toEqual([1250, 2500, 5000]);
});

test('the delay never exceeds the maximum', async () => {
  const { send, delays } = against([respondWith(500)], { retries: 5, maxDelay: 3000 });
  await send(address);
  expect(delays()).toEqual([1000, 2000, 3000, 3000, 3000]);
});

test('Retry-After sets the delay, in seconds or as a date', async () => {
  const clock = eagerClock(new Date('2026-01-01T00:00:00Z'));
  const headers = [
    { 'Retry-After': '7' },
    { 'Retry-After': 'Thu, 01 Jan 2026 00:00:09 GMT' },
    { 'Retry-After': 'soon' },
  ];
  const { send, delays } = against([...headers.map((one) => respondWith(429, one)), respondWith(200)], {
    clock,
  });
  await send(address);
  expect(delays()).toEqual([7000, 9000, 4000]);
});

test('a response whose Retry-After exceeds the maximum delay is returned', async () => {
  const { send, got } = against([respondWith(429, { 'Retry-After': '3600' })]);
  expect((await send(address)).status).toBe(429);
  expect(got).toHaveLength(1);
});

test('a network failure is retried, and thrown when no retries are left', async () => {
  const failure = new TypeError('fetch failed');
  const recovered = against([fails(failure), respondWith(200)]);
  expect((await recovered.send(address)).status).toBe(200);
  expect(recovered.announced[0]?.error).toBe(failure);
  const lasting = against([fails(failure)], { retries: 1 });
  await expect(lasting.send(address)).rejects.toBe(failure);
  expect(lasting.got).toHaveLength(2);
});

/** The exceptions of `fetch` in three runtimes when no server listens. */
const refusals = [
  new TypeError('fetch failed', { cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }) }),
  Object.assign(new Error('Unable to connect.'), { code: 'ConnectionRefused' }),
  new TypeError('error sending request: tcp connect error: Connection refused (os error 111)'),
];

test.each(refusals)(
  'a refused connection is reported immediately, unless retries were requested: %s',
  async (refusal) => {
    for (const [options, attempts] of [[{}, 1] as const, [{ retries: 2 }, 3] as const]) {
      const refuse = vi.fn(fails(refusal));
      const send = retries({ clock: eagerClock(), ...options })(validateResponses(refuse));
      await expect(send(address)).rejects.toMatchObject({ kind: 'network' });
      expect(refuse).toHaveBeenCalledTimes(attempts);
    }
  },
);

test('any other exception is thrown without a retry', async () => {
  const { send, got } = against([fails(new Error('no token'))]);
  await expect(send(address)).rejects.toThrow('no token');
  expect(got).toHaveLength(1);
});

test('each attempt of a write has the same key and the whole body', async () => {
  const { send, got } = against([respondWith(503), respondWith(503), respondWith(201)]);
  await send(address, keyed);
  expect(got).toEqual(Array(3).fill({ key: 'one', body: '{"name":"A"}' }));
});

test('a write without a key is retried only after a 429', async () => {
  const server = against([respondWith(429), respondWith(503), respondWith(201)]);
  expect((await server.send(address, { method: 'POST' })).status).toBe(503);
  expect(server.got).toHaveLength(2);
  const lost = against([fails(new TypeError('fetch failed'))]);
  await expect(lost.send(address, { method: 'DELETE' })).rejects.toThrow('fetch failed');
  expect(lost.got).toHaveLength(1);
});

test("a 5xx that isn't retryable is returned", async () => {
  const final = () =>
    Response.json(
      { error: { code: 'upstream_unavailable', message: 'No.', details: { retryable: false } } },
      { status: 503 },
    );
  const { send, got } = against([final]);
  const response = await send(address);
  expect(got).toHaveLength(1);
  expect(await response.json()).toMatchObject({ error: { details: { retryable: false } } });
});

test('a retry waits for its delay', async () => {
  const clock = manualClock();
  const waits = deferred<void>();
  const { send, got } = against([respondWith(503), respondWith(200)], {
    clock,
    onRetry: () => queueMicrotask(() => waits.resolve()),
  });
  const response = send(address);
  await waits.promise;
  clock.advance(999);
  expect(got).toHaveLength(1);
  clock.advance(1);
  expect((await response).status).toBe(200);
});

test.each(['key_secret\nx', 'key_secret€'])(
  'a token that no header can contain is not retried or quoted',
  async (token) => {
    const onRetry = vi.fn();
    const send = createFetch({ token, onRetry, clock: eagerClock(), fetch: respondWith(200) });
    const error = await send(address).catch((thrown: Error) => thrown);
    expect(error).toBeInstanceOf(RangeError);
    expect(String(error)).not.toContain('secret');
    expect(onRetry).not.toHaveBeenCalled();
  },
);
