import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshDatabase } from './records.ts';
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

test('no value appears in the request log, deliveries, the runtime log or the key log', async () => {
  const { send, sandbox } = await startSandbox();
  const value = 'value-on-its-way-7a20';
  const key = { headers: { 'Idempotency-Key': 'once' } };
  await send('POST', '/workspaces/acme/webhooks', {
    body: { url: 'https://hooks.acme.example/', events: ['*'] },
  });
  const { json: proxy } = await send('PUT', secrets, {
    body: { name: 'mine', value, zdr: true },
    ...key,
  }).then(() => send('POST', `${secrets}/proxy-url`, { body: { name: 'mine' } }));
  await sandbox.fetch(new Request(proxy.url));
  await send('POST', `${secrets}/mine/rotate`, { body: { value: `${value}-2` } });
  await send('PUT', `${secrets}?value=${value}`, { body: { name: 'mine', value, surplus: value } });
  await send('DELETE', `${secrets}/mine`);
  await send('POST', '/workspaces/acme/pages-publish');
  await sandbox.context.deliveries.settle();
  const dumps = ['requests', 'records/key_uses', 'deliveries', 'records/capability_calls', 'snapshots'].map(
    async (what) => {
      const path = what === 'requests' ? what : `workspaces/acme/${what}`;
      const response = await sandbox.fetch(new Request(`http://127.0.0.1/_sandbox/${path}`));
      expect([what, response.status]).toEqual([what, 200]);
      return response.text();
    },
  );
  const log = (await send('GET', '/workspaces/acme/logs')).text;
  const secretValues = [value, new URL(proxy.url).pathname];
  for (const content of [...(await Promise.all(dumps)), log])
    expect(secretValues.filter((secret) => content.includes(secret))).toEqual([]);
});

test('an overwrite has a later time, even within a millisecond', async () => {
  const { send } = await startSandbox();
  const overwrite = () => send('PUT', secrets, { body: { name: 'mine', value: 'v' } });
  const [first, second] = [await overwrite(), await overwrite()];
  expect(Date.parse(second.json.updated_at)).toBeGreaterThan(Date.parse(first.json.updated_at));
});
