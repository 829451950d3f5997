import { examples, mediaTypes } from '@workspace-api/contract';
import { afterEach, expect, vi } from 'vitest';
import { limits } from '../sandbox/core/limits.ts';
import { writeLogEntry } from '../sandbox/features/logs/index.ts';
import { followLog } from './follow-log.ts';
import { testInNode } from './page.ts';
import { test } from './sandbox-test.ts';
import { type Started, startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';
const tenant = { workspace_id: examples.workspace.id, mode: 'test' as const };
type Context = Started['context'];

const entry = (message: string) =>
  ({ level: 'info', source: 'agent', message, request_id: 'req_1' }) as const;
const write = (context: Context, message: string, where = tenant) =>
  writeLogEntry({ context, db: context.database, tenant: where }, entry(message));

const searchMessages = async (send: Started['send'], query: string) =>
  (await send('GET', `${path}/search?${new URLSearchParams(query)}`)).json.data.map(
    ({ message }: { message: string }) => message,
  );

test.for([
  ['%', 'used 99% of it', 'used 99 of it'],
  ['a_b', 'field a_b is empty', 'field axb is empty'],
  ['ÄRGER', 'Ärger mit dem Drucker', 'Arger'],
  ['caf\u00e9', 'cafe\u0301 opened', 'cafe opened'],
  ['\\', 'a \\ in it', 'none in it'],
  ['ΟΔΟΣ', 'ΟΔΟΣΤΡΩΤΗΡΑΣ', 'ΟΔΟΔΕΙΚΤΗΣ'],
  ["it's", "so it's said", 'its own'],
  ['"no"', 'it said "no"', 'it said no'],
  ['\0', 'nothing \0 in it', 'nothing in it'],
  ['[a-z]*', 'matches [a-z]* here', 'matches abc here'],
] as const)('a search for %s is literal, in any script', async ([q, hit, miss], { send, context }) => {
  await write(context, hit);
  await write(context, miss);
  expect(await searchMessages(send, `q=${encodeURIComponent(q)}`)).toEqual([hit]);
});

test.for([
  'since=2026-11-31',
  // Other representations of ISO 8601: basic and week dates, times without seconds, no offset, a decimal comma.
  'until=20261102',
  'since=2026-W45-1',
  'since=2026-11-02T10:15Z',
  'since=2026-11-02T10:15:00',
  'since=2026-11-02T10:15:00,5Z',
  // An unescaped plus is a space.
  'since=2026-11-02T10:15:00+01:00',
])('the error for %s lists the accepted formats', async (query, { send }) => {
  const { status, json } = await send('GET', `${path}?${query}`);
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  const [field] = json.error.fields;
  expect([field.path, field.reason]).toEqual([`/${query.replace(/=.*/, '')}`, 'format_mismatch']);
  for (const form of ['2026-11-02T08:00:00Z', '2026-11-02T09:00:00+01:00', '2026-11-02']) {
    expect(`${field.message.replace(/\.$/, '')},`).toContain(` ${form}`);
    expect((await send('GET', `${path}?since=${encodeURIComponent(form)}`)).status).toBe(200);
  }
});

const address = '/v1/workspaces/acme/logs/tail';
const authorization = (token: string) => ({ Authorization: `Bearer ${token}` });

const writeEntry = ({ context }: Pick<Started, 'context'>, message: string, where = tenant) =>
  write(context, message, where);

const open = (sandbox: Started['sandbox'], init: RequestInit = {}, token = tokens.full) =>
  sandbox.fetch(new Request(`http://sandbox${address}`, { headers: authorization(token), ...init }));

afterEach(() => vi.useRealTimers());

test('a rolled-back entry is not sent', async ({ started }) => {
  const tail = followLog(await open(started.sandbox));
  const { context } = started;
  const undone = context.database.transaction(async (db) => {
    await writeLogEntry({ context, db, tenant }, entry('undone'));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  await writeEntry(started, 'kept');
  expect(await tail.next()).toBe('kept');
});

test('entries wait for a slow client, even over hours and a reset', async ({ started }) => {
  const tail = followLog(await open(started.sandbox));
  await writeEntry(started, 'first');
  started.clock.advance(3_600_000);
  await writeEntry(started, 'an hour later');
  expect([await tail.next(), await tail.next()]).toEqual(['first', 'an hour later']);
  await started.sandbox.reset();
  await writeEntry(started, 'after the reset');
  let message = await tail.next();
  while (message !== 'after the reset' && message !== undefined) message = await tail.next();
  expect(message).toBe('after the reset');
});

test('a tail ends when its request is aborted, and when the sandbox ends', async ({ sandbox, context }) => {
  const controller = new AbortController();
  const abortedTail = followLog(await open(sandbox, { signal: controller.signal }));
  const abortedEntry = abortedTail.next();
  controller.abort();
  expect(await abortedEntry).toBeUndefined();
  const other = followLog(await open(sandbox));
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
  async ({ started }) => {
    const { serve } = await import('../sandbox/serve.ts');
    const { url, close } = await serve(started.sandbox, { port: 0 });
    const response = await fetch(url + address, { headers: authorization(tokens.full) });
    expect(response.headers.get('X-RateLimit-Limit')).not.toBeNull();
    expect(response.headers.get('Content-Type')).toBe(mediaTypes.ndjson);
    const tail = followLog(response);
    await writeEntry(started, 'over the wire');
    expect(await tail.next()).toBe('over the wire');
    const next = tail.next();
    await close();
    expect(await next).toBeUndefined();
  },
);

test('a tail beyond the limit is refused until another ends', async ({ sandbox, send }) => {
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

test('a HEAD request opens no tail', async ({ sandbox, context }) => {
  expect((await open(sandbox, { method: 'HEAD' })).status).toBe(200);
  expect(context.logFeed.count()).toBe(0);
});

test('a tail distinguishes entries with the same message and time', async ({ started }) => {
  const tail = followLog(await open(started.sandbox));
  for (const message of ['same', 'same', 'last']) await writeEntry(started, message);
  expect([await tail.next(), await tail.next(), await tail.next()]).toEqual(['same', 'same', 'last']);
});
