import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { writeLogEntry } from '../sandbox/features/logs/index.ts';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';
const tenant = { workspace_id: examples.workspace.id, mode: 'test' as const };
type Context = Awaited<ReturnType<typeof startSandbox>>['context'];

const write = (context: Context, message: string, source = 'agent') =>
  writeLogEntry(context, context.database, tenant, { level: 'info', source, message, request_id: 'req_1' });

const searchMessages = async (send: Awaited<ReturnType<typeof startSandbox>>['send'], query: string) =>
  (await send('GET', `${path}/search?${new URLSearchParams(query)}`)).json.data.map(
    ({ message }: { message: string }) => message,
  );

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
