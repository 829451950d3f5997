import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { writeLogEntry } from '../sandbox/features/logs/write-entry.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';
const { data: entries } = examples['log-list'];
const tenant = { workspaceId: examples.workspace.id, mode: 'test' as const };
type Context = Awaited<ReturnType<typeof startSandbox>>['context'];

const write = (context: Context, message: string, source = 'agent') =>
  writeLogEntry(context, context.database, tenant, { level: 'info', source, message, request_id: 'req_1' });

const searchMessages = async (send: Awaited<ReturnType<typeof startSandbox>>['send'], query: string) =>
  (await send('GET', `${path}/search?${new URLSearchParams(query)}`)).json.data.map(
    ({ message }: { message: string }) => message,
  );

test('the log is listed newest first', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path)).json).toEqual(examples['log-list']);
});

test.each([path, `${path}/search`])('%s returns entries at or after since and before until', async (list) => {
  const { send } = await startSandbox();
  const [newest, second, third] = entries;
  const listSpan = async (since?: string, until?: string) => {
    const span = { ...(since && { since }), ...(until && { until }) };
    return (await send('GET', `${list}?${new URLSearchParams(span)}`)).json.data;
  };
  expect(await listSpan(second?.ts)).toEqual([newest, second]);
  expect(await listSpan(undefined, third?.ts)).toEqual(entries.slice(3));
  expect(await listSpan(third?.ts, newest?.ts)).toEqual([second, third]);
  expect(await listSpan('2026-11-02T09:59:57.930+01:00')).toEqual([newest, second]);
  expect(await listSpan('2026-11-02T08:59:57.9301Z')).toEqual([newest]);
});

test('a search ignores case', async () => {
  const { send } = await startSandbox();
  const query = 'q=TIMEOUT&source=agent&since=2026-11-02T08:00:00.000Z';
  expect((await send('GET', `${path}/search?${query}`)).json).toEqual(examples['log-search-list']);
  expect(await searchMessages(send, 'q=no such text')).toEqual([]);
});

test.each([
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
])('a search for %s is literal, in any script', async (q, hit, miss) => {
  const { send, context } = await startSandbox();
  await write(context, hit);
  await write(context, miss);
  expect(await searchMessages(send, `q=${encodeURIComponent(q)}`)).toEqual([hit]);
});

test('a search can filter by level and source, and all conditions must match', async () => {
  const { send } = await startSandbox();
  expect(await searchMessages(send, 'level=error')).toEqual([entries[2]?.message]);
  expect(await searchMessages(send, 'source=capability')).toEqual([entries[3]?.message]);
  expect(await searchMessages(send, 'source=capability&level=error')).toEqual([]);
  expect(await searchMessages(send, '')).toHaveLength(entries.length);
  const { status, json } = await send('GET', `${path}/search?level=fatal`);
  expect([status, json.error.fields[0].reason]).toEqual([400, 'unknown_value']);
});

test('a search is paginated, and its cursor is only valid for that search', async () => {
  const { send } = await startSandbox();
  const { data, next_cursor } = (await send('GET', `${path}/search?source=agent&limit=2`)).json;
  expect(data).toEqual(entries.slice(0, 2));
  const next = `limit=2&cursor=${next_cursor}`;
  expect((await send('GET', `${path}/search?source=agent&${next}`)).json.data).toEqual([entries[2]]);
  expect((await send('GET', `${path}/search?source=request&${next}`)).json.error.code).toBe('invalid_cursor');
});

test('test and live logs are isolated', async () => {
  const { send } = await startSandbox();
  expect((await send('GET', path, { token: tokens.live })).json.data).toEqual([]);
  expect((await send('GET', `${path}/search?q=timeout`, { token: tokens.live })).json.data).toEqual([]);
});
