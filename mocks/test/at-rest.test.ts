import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { freshDatabase } from './records.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const secrets = '/workspaces/acme/secrets';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** All stored bytes: the database, its journal, and the key file. */
const bytesIn = async (folder: string) =>
  Buffer.concat(await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file)))));

/** The encodings in which a value could be stored. */
const spellings = (value: string) => [
  value,
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
];

test('the stored files contain no values of secrets, keys or proxy URLs', async () => {
  const folder = await newFolder();
  const { send, sandbox } = await startSandbox({ data: join(folder, 'records.db') });
  const once = (key: string) => ({ headers: { 'Idempotency-Key': key } });
  const values = ['value-at-first-7f3a', 'value-overwritten-91bc', 'value-rotated-55de'] as const;
  await send('PUT', secrets, { body: { name: 'mine', value: values[0], zdr: true }, ...once('1') });
  await send('PUT', secrets, { body: { name: 'mine', value: values[1] }, ...once('2') });
  await send('POST', `${secrets}/mine/rotate`, { body: { value: values[2] }, ...once('3') });
  const { json: proxy } = await send('POST', `${secrets}/proxy-url`, {
    body: { name: 'mine' },
    ...once('4'),
  });
  const tokenRequest = { body: { scopes: ['me:read'] }, ...once('5') };
  const { json: key } = await send('POST', '/workspaces/acme/tokens', tokenRequest);
  expect((await send('POST', '/workspaces/acme/tokens', tokenRequest)).json).toEqual(key);
  const files = [await bytesIn(folder)];
  await sandbox.close();
  files.push(await bytesIn(folder));
  const secretValues = [...values, proxy.url.split('/').at(-1), key.secret, tokens.full].flatMap(spellings);
  for (const bytes of files) {
    expect(bytes.includes('mine')).toBe(true);
    expect(secretValues.filter((value) => bytes.includes(value))).toEqual([]);
  }
});

test('no error response or log line contains a value', async () => {
  const lines: string[] = [];
  const { send, sandbox } = await startSandbox({
    data: freshDatabase(),
    log: (line) => lines.push(line),
  });
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
  const dumps = ['requests', 'key-uses', 'deliveries', 'capability-calls', 'snapshots'].map(async (what) => {
    const path = what === 'requests' ? what : `workspaces/acme/${what}`;
    const response = await sandbox.fetch(new Request(`http://127.0.0.1/_sandbox/${path}`));
    expect([what, response.status]).toEqual([what, 200]);
    return response.text();
  });
  const log = (await send('GET', '/workspaces/acme/logs')).text;
  const secretValues = [value, new URL(proxy.url).pathname];
  for (const content of [...(await Promise.all(dumps)), log])
    expect(secretValues.filter((secret) => content.includes(secret))).toEqual([]);
});

test('equal values of two workspaces are stored differently, under separate keys', async () => {
  const { send, context } = await startSandbox();
  const body = { name: 'same', value: 'same' };
  await send('PUT', secrets, { body });
  await send('PUT', '/workspaces/globex/secrets', { body, token: tokens.globex });
  const dataKeys = await context.database.selectFrom('data_keys').select('wrapped').execute();
  expect(new Set(dataKeys.map((row) => row.wrapped)).size).toBe(2);
  const values = await context.database
    .selectFrom('secrets')
    .innerJoin('secret_values', 'secret_values.secret_id', 'secrets.id')
    .select('sealed')
    .where('name', '=', 'same')
    .execute();
  expect(new Set(values.map((row) => row.sealed)).size).toBe(2);
});

test('the master key is stored next to the records, readable only by its owner, and reused', async () => {
  const folder = await newFolder();
  const data = join(folder, 'records.db');
  const begin = async () => {
    const sandbox = await createInspectableSandbox({ data });
    await sandbox.close();
    return readFile(`${data}.key`, 'utf8');
  };
  const key = await begin();
  expect((await stat(`${data}.key`)).mode & 0o777).toBe(0o600);
  expect(await begin()).toBe(key);
  await rm(`${data}.key`);
  await expect(begin()).rejects.toThrow(
    `Cannot read the secrets in ${data}: the key file ${data}.key is missing`,
  );
});

test('a master key from the options is used, and a different one is rejected at the start', async () => {
  const folder = await newFolder();
  const data = join(folder, 'records.db');
  const begin = async (masterKey: string) => (await createInspectableSandbox({ data, masterKey })).close();
  const encodedKey = Buffer.alloc(32, 1).toString('base64');
  await begin(encodedKey);
  await begin(Buffer.alloc(32, 1).toString('hex'));
  expect(await readdir(folder)).not.toContain('records.db.key');
  await expect(begin(Buffer.alloc(32, 2).toString('base64'))).rejects.toThrow('under another master key');
  await expect(begin('short')).rejects.toThrow('expected 32 bytes');
});
