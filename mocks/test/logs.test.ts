import { examples } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { writeLogEntry } from '../sandbox/features/logs/index.ts';
import { startSandbox } from './start-sandbox.ts';

const path = '/workspaces/acme/logs';
const { data: entries } = examples['log-list'];
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

test('a search is paginated, and its cursor is only valid for that search', async () => {
  const { send } = await startSandbox();
  const { data, next_cursor } = (await send('GET', `${path}/search?source=agent&limit=2`)).json;
  expect(data).toEqual(entries.slice(0, 2));
  const next = `limit=2&cursor=${next_cursor}`;
  expect((await send('GET', `${path}/search?source=agent&${next}`)).json.data).toEqual([entries[2]]);
  expect((await send('GET', `${path}/search?source=request&${next}`)).json.error.code).toBe('invalid_cursor');
});
