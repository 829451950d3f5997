import { expect, test } from 'vitest';
import { deferred, eagerClock } from '../fetch/clocks.test-helper.ts';
import { type Setup, withSandboxes } from '../sandboxes.test-helper.ts';
import type { Reconnection } from './follow.ts';

const entry = (message: string) => ({ level: 'info', source: 'agent', message, request_id: 'req_1' });

withSandboxes('the log tail', (connect) => {
  /** A client whose tails the test can break. */
  const startTail = (setup: Setup = {}) => {
    let opened = deferred<void>();
    let breakConnection: () => void = () => {};
    const wrap: Setup['wrap'] = (next) => async (request) => {
      const response = await (setup.wrap?.(next) ?? next)(request);
      if (!request.url.endsWith('/tail') || !response.ok) return response;
      const breakable = new TransformStream<Uint8Array, Uint8Array>({
        start(controller) {
          breakConnection = () => controller.error(new TypeError('terminated'));
        },
      });
      opened.resolve();
      return new Response(response.body?.pipeThrough(breakable), response);
    };
    const { api, control } = connect({ ...setup, wrap });
    const write = (message: string) =>
      control('POST', '/workspaces/acme/records/log_entries', entry(message));
    /** Starts to read, and writes an entry when the tail is connected. */
    const readNext = async (tail: ReturnType<typeof api.logs.tail>, message: string) => {
      opened = deferred();
      const next = tail.next();
      await opened.promise;
      await write(message);
      return (await next).value;
    };
    return { api, write, readNext, breakConnection: () => breakConnection() };
  };

  test('yields the entries that are written while it is open', async () => {
    const { api, readNext, write } = startTail();
    const tail = api.logs.tail('acme');
    expect(await readNext(tail, 'one')).toMatchObject(entry('one'));
    await write('two');
    expect((await tail.next()).value).toMatchObject(entry('two'));
    expect(await tail.return()).toEqual({ done: true, value: undefined });
  });

  test('reconnects when the connection breaks, and calls onReconnect', async () => {
    const { api, readNext, breakConnection } = startTail();
    const clock = eagerClock();
    const reconnections: Reconnection[] = [];
    const onReconnect = (reconnection: Reconnection) => void reconnections.push(reconnection);
    const tail = api.logs.tail('acme', { clock, random: () => 0.5, onReconnect });
    await readNext(tail, 'one');
    breakConnection();
    expect(await readNext(tail, 'two')).toMatchObject(entry('two'));
    expect(reconnections).toMatchObject([
      { attempt: 1, delay: 1250, error: { kind: 'incomplete_stream', records: 1 } },
    ]);
    expect(clock.delays).toEqual([1250]);
    await tail.return();
  });

  test('waits longer after each failure, and at least as long as Retry-After', async () => {
    let failures = 5;
    const retryAfterByFailures: Record<number, string> = { 1: 'Thu, 01 Jan 1970 00:00:09 GMT', 0: '7' };
    const { api, readNext } = startTail({
      client: { retries: 0 },
      wrap: (next) => async (request) => {
        if (!request.url.endsWith('/tail') || failures === 0) return next(request);
        failures -= 1;
        if (failures === 3) throw new TypeError('fetch failed');
        const error = { code: 'rate_limited', message: 'Too many requests.' };
        const delay = retryAfterByFailures[failures];
        const headers = { 'Content-Type': 'application/json', ...(delay && { 'Retry-After': delay }) };
        return new Response(JSON.stringify({ error }), { status: failures === 4 ? 503 : 429, headers });
      },
    });
    const clock = eagerClock();
    const tail = api.logs.tail('acme', { clock, random: () => 0, maxDelay: 3000 });
    expect(await readNext(tail, 'one')).toMatchObject(entry('one'));
    expect(clock.delays).toEqual([1000, 2000, 3000, 9000, 7000]);
    await tail.return();
  });

  test('reports each failure, and gives up after the requested number of reconnections', async () => {
    let connectionsLeft = 1;
    const failure = new TypeError('fetch failed');
    const { api, readNext, breakConnection } = startTail({
      wrap: (next) => async (request) => {
        if (!request.url.endsWith('/tail')) return next(request);
        connectionsLeft -= 1;
        if (connectionsLeft < 0) throw failure;
        return next(request);
      },
    });
    const clock = eagerClock();
    const attempts: number[] = [];
    const onReconnect = ({ attempt }: Reconnection) => void attempts.push(attempt);
    const tail = api.logs.tail('acme', { clock, random: () => 0, retries: 2, onReconnect });
    await readNext(tail, 'one');
    breakConnection();
    await expect(tail.next()).rejects.toMatchObject({ kind: 'network', cause: failure });
    expect(attempts).toEqual([1, 2]);
    expect(clock.delays).toEqual([1000, 2000]);
  });

  test('without retries, the loop ends when the server closes the stream', async () => {
    const { api } = connect({ wrap: () => async () => new Response('') });
    const closed = connect({
      wrap: () => async () => new Response('', { headers: { 'Content-Type': 'application/x-ndjson' } }),
    });
    await expect(api.logs.tail('acme', { retries: 0 }).next()).rejects.toMatchObject({ kind: 'empty_body' });
    expect(await closed.api.logs.tail('acme', { retries: 0 }).next()).toEqual({
      done: true,
      value: undefined,
    });
  });

  test('a server that refuses the first connection is an error, unless retries were requested', async () => {
    const cause = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    const refused = connect({ wrap: () => () => Promise.reject(new TypeError('fetch failed', { cause })) });
    const clock = eagerClock();
    const expected = { kind: 'network', code: 'ECONNREFUSED' };
    await expect(refused.api.logs.tail('acme', { clock }).next()).rejects.toMatchObject(expected);
    expect(clock.delays).toEqual([]);
    const patient = refused.api.logs.tail('acme', { clock, random: () => 0, retries: 3 });
    await expect(patient.next()).rejects.toMatchObject(expected);
    expect(clock.delays).toEqual([1000, 2000, 4000]);
  });

  test("ends with an error that isn't retryable", async () => {
    const { api } = connect();
    await expect(api.logs.tail('elsewhere').next()).rejects.toMatchObject({ name: 'ApiError', status: 404 });
    const denied = connect({ client: { token: 'key_test_nobody' } });
    await expect(denied.api.logs.tail('acme').next()).rejects.toMatchObject({ status: 401 });
    const headers = { 'Content-Type': 'application/json' };
    const cut = connect({ wrap: () => async () => new Response('{"err', { status: 404, headers }) });
    await expect(cut.api.logs.tail('acme').next()).rejects.toMatchObject({ kind: 'truncated_body' });
  });

  test('throws a TypeError for an empty slug', async () => {
    const { api } = connect();
    await expect(api.logs.tail('').next()).rejects.toThrow(
      'Expected the slug of /workspaces/{slug}/logs/tail, got ""',
    );
  });
});
