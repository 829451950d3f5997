import { examples, mediaTypes } from '@workspace-api/contract';
import { schemas } from '@workspace-api/contract/validators';
import { afterEach, expect, test, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { writeLogEntry } from '../sandbox/features/logs/index.ts';
import { testInNode } from './page.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

type Started = Awaited<ReturnType<typeof startSandbox>>;
const tenant = { workspace_id: examples.workspace.id, mode: 'test' as const };
const address = '/v1/workspaces/acme/logs/tail';
const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

const write = ({ context }: Pick<Started, 'context'>, message: string, where = tenant) =>
  writeLogEntry(context, context.database, where, {
    level: 'info',
    source: 'agent',
    message,
    request_id: 'req_1',
  });

const open = (sandbox: Started['sandbox'], init: RequestInit = {}, token = tokens.full) =>
  sandbox.fetch(new Request(`http://sandbox${address}`, { headers: authorization(token), ...init }));

/** Reads the messages of a tail one at a time; undefined once it has ended. */
const follow = (response: Response) => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const lines: string[] = [];
  return {
    async next(): Promise<string | undefined> {
      while (lines.length === 0) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        lines.push(...(value ?? '').split('\n').filter((line) => line !== ''));
      }
      const entry = JSON.parse(lines.shift() ?? '');
      expect(schemas.LogEntry(entry)).toBe(true);
      return entry.message;
    },
    leave: () => reader?.cancel(),
  };
};

afterEach(() => vi.useRealTimers());

test('a rolled-back entry is not sent', async () => {
  const started = await startSandbox();
  const tail = follow(await open(started.sandbox));
  const { context } = started;
  const undone = context.database.transaction(async (db) => {
    const entry = { level: 'info', source: 'agent', message: 'undone', request_id: 'req_1' } as const;
    await writeLogEntry(context, db, tenant, entry);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await write(started, 'kept');
  expect(await tail.next()).toBe('kept');
});

test('several clients each get every entry in their own mode', async () => {
  const started = await startSandbox();
  const tails = [follow(await open(started.sandbox)), follow(await open(started.sandbox))];
  const live = follow(await open(started.sandbox, {}, tokens.live));
  await write(started, 'for test');
  await write(started, 'for live', { ...tenant, mode: 'live' as never });
  expect(await Promise.all(tails.map((tail) => tail.next()))).toEqual(['for test', 'for test']);
  expect(await live.next()).toBe('for live');
  await tails[0]?.leave();
  await write(started, 'goes on');
  expect(await tails[1]?.next()).toBe('goes on');
});

test('entries wait for a slow client, even over hours and a reset', async () => {
  const started = await startSandbox();
  const tail = follow(await open(started.sandbox));
  await write(started, 'first');
  started.clock.advance(3_600_000);
  await write(started, 'an hour later');
  expect([await tail.next(), await tail.next()]).toEqual(['first', 'an hour later']);
  await started.context.reset();
  await write(started, 'after the reset');
  let message = await tail.next();
  while (message !== 'after the reset' && message !== undefined) message = await tail.next();
  expect(message).toBe('after the reset');
});

test('a tail ends when its request is aborted, and when the sandbox ends', async () => {
  const { sandbox, context } = await startSandbox();
  const controller = new AbortController();
  const abortedTail = follow(await open(sandbox, { signal: controller.signal }));
  const abortedEntry = abortedTail.next();
  controller.abort();
  expect(await abortedEntry).toBeUndefined();
  const other = follow(await open(sandbox));
  const endedEntry = other.next();
  context.logFeed.end();
  expect(await endedEntry).toBeUndefined();
});

test('an empty line keeps a quiet tail open, also if the machine’s clock is set back', async () => {
  // With a faked setTimeout, a connection to PostgreSQL that is being opened would time out.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
  const { sandbox } = await startSandbox();
  const reader = (await open(sandbox)).body?.getReader();
  const line = reader?.read();
  vi.setSystemTime(Date.now() - 3_600_000);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(new TextDecoder().decode((await line)?.value)).toBe('\n');
  await reader?.cancel();
});

testInNode(
  'over HTTP, a tail sends its headers immediately and entries as they are written, and ends with the server',
  async () => {
    const started = await startSandbox();
    const { serve } = await import('../sandbox/serve.ts');
    const { url, close } = await serve(started.sandbox, { port: 0 });
    const response = await fetch(url + address, { headers: authorization(tokens.full) });
    expect(response.headers.get('X-RateLimit-Limit')).not.toBeNull();
    expect(response.headers.get('Content-Type')).toBe(mediaTypes.ndjson);
    const tail = follow(response);
    await write(started, 'over the wire');
    expect(await tail.next()).toBe('over the wire');
    const next = tail.next();
    await close();
    expect(await next).toBeUndefined();
  },
);

test('a tail beyond the limit is refused with a time to try again, until another ends', async () => {
  const { sandbox, send } = await startSandbox();
  const openTails = await Promise.all(Array.from({ length: limits.logTails + 5 }, () => open(sandbox)));
  expect(openTails.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(
    limits.logTails,
  );
  const { status, headers, json } = await send('GET', '/workspaces/acme/logs/tail');
  expect([status, headers.get('Retry-After'), json.error.code]).toEqual([503, '10', 'upstream_unavailable']);
  expect(json.error.message).toBe('100 clients already follow the logs, the maximum. Close one of them.');
  await openTails.find((response) => response.status === 200)?.body?.cancel();
  expect((await open(sandbox)).status).toBe(200);
});

test('a HEAD request opens no tail', async () => {
  const { sandbox, context } = await startSandbox();
  expect((await open(sandbox, { method: 'HEAD' })).status).toBe(200);
  expect(context.logFeed.count()).toBe(0);
});
