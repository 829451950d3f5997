import { sql } from 'kysely';
import { expect } from 'vitest';
import { freshDatabase } from './records.ts';
import { test } from './sandbox-test.ts';
import { startSandbox } from './start-sandbox.ts';

const secrets = '/workspaces/acme/secrets';

test('no error response or log line contains a value', async () => {
  const lines: string[] = [];
  const { send, sandbox } = await startSandbox({ data: freshDatabase(), log: (line) => lines.push(line) });
  const value = 'value-in-trouble-3c1d';
  const responses = [
    await send('PUT', secrets, { body: { name: 'mine', value } }),
    await send('PUT', secrets, { body: { name: 'mine', value: [value] } }),
    await send('PUT', secrets, { body: { name: 'mine', value, residency: value } }),
    await send('PUT', secrets, { body: `{"name": "mine", "value": "${value}` }),
    await send('POST', `${secrets}/mine/rotate`, { body: { value } }),
    await send('POST', `${secrets}/mine/rotate`, { body: { value: `${value}-2` } }),
    await send('POST', `${secrets}/proxy-url`, { body: { name: 'mine' } }),
    await send('GET', secrets),
  ];
  await sql`drop table secret_values`.execute(sandbox.context.database);
  responses.push(await send('PUT', secrets, { body: { name: 'mine', value } }));
  expect(responses.map(({ status }) => status)).toEqual([201, 400, 400, 400, 400, 200, 200, 200, 500]);
  expect(lines).toHaveLength(1);
  const outputs = [...lines, ...responses.flatMap(({ text, headers }) => [text, ...headers.values()])];
  expect(outputs.filter((output) => output.includes(value))).toEqual([]);
});

test('an overwrite has a later time, even within a millisecond', async ({ send }) => {
  const overwrite = () => send('PUT', secrets, { body: { name: 'mine', value: 'v' } });
  const [first, second] = [await overwrite(), await overwrite()];
  expect(Date.parse(second.json.updated_at)).toBeGreaterThan(Date.parse(first.json.updated_at));
});
