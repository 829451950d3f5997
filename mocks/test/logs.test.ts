import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { writeLogEntry } from '../sandbox/features/logs/rows.ts';
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

test.each(['since=2026-11-02', 'since=2026-11-03', 'until=2026-11-02', 'until=2026-11-03'])(
  '%s is the first moment of the date',
  async (query) => {
    const { send } = await startSandbox();
    const listEntries = async (filter: string) =>
      (await send('GET', `${path}?limit=100&${filter}`)).json.data;
    expect(await listEntries(query)).toEqual(await listEntries(`${query}T00:00:00.000Z`));
  },
);

test.each([
  '2026-11-02T08:59:57.93Z',
  '2026-11-02T08:59:57.930000Z',
  '2026-11-02T10:29:57.93%2B01:30',
  '2026-11-02T10:29:57.93%2B0130',
  '2026-11-02T06:59:57.93-02',
])('since=%s is the same time in another format', async (since) => {
  const { send } = await startSandbox();
  const listEntries = async (time: string) => (await send('GET', `${path}?since=${time}`)).json.data;
  const last = await listEntries('2026-11-02T08:59:57.930Z');
  expect(last).toHaveLength(2);
  expect(await listEntries(since)).toEqual(last);
});

test.each([
  'since=yesterday',
  'until=2026-13-01T00:00:00Z',
  'since=2026-11-31',
  // Other representations of ISO 8601: basic, week and ordinal dates, times without seconds, no offset, a decimal comma.
  'since=20261102T101500Z',
  'until=20261102',
  'since=2026-W45-1',
  'since=2026-306',
  'since=2026-11',
  'since=2026-11-02T10Z',
  'since=2026-11-02T10:15Z',
  'since=2026-11-02T10:15:00',
  'since=2026-11-02T10:15:00,5Z',
  // An unescaped plus is a space.
  'since=2026-11-02T10:15:00+01:00',
])('the error for %s lists the accepted formats', async (query) => {
  const { send } = await startSandbox();
  const { status, json } = await send('GET', `${path}?${query}`);
  expect([status, json.error.code]).toEqual([400, 'validation_failed']);
  const [field] = json.error.fields;
  expect([field.path, field.reason]).toEqual([`/${query.replace(/=.*/, '')}`, 'format_mismatch']);
  for (const form of ['2026-11-02T08:00:00Z', '2026-11-02T09:00:00+01:00', '2026-11-02']) {
    expect(`${field.message.replace(/\.$/, '')},`).toContain(` ${form}`);
    expect((await send('GET', `${path}?since=${encodeURIComponent(form)}`)).status).toBe(200);
  }
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
