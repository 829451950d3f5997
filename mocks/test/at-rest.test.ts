import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSandbox, manualClock } from '../index.ts';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { newFolder } from './new-folder.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const secrets = '/workspaces/acme/secrets';

/** All stored bytes: the database, its journal, and the key file. */
const bytesIn = async (folder: string) =>
  Buffer.concat(await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file)))));

/** The encodings in which a value could be stored. */
const spellings = (value: string) => [
  value,
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
];

test('the stored files contain no values of secrets, keys, proxy URLs or signing secrets', async () => {
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
  const hook = { url: 'https://hooks.acme.example/', events: ['*'] };
  const { json: subscription } = await send('POST', '/workspaces/acme/webhooks', { body: hook });
  const files = [await bytesIn(folder)];
  await sandbox.close();
  files.push(await bytesIn(folder));
  const issued = [proxy.url.split('/').at(-1), key.secret, subscription.secret.slice('whsec_'.length)];
  const secretValues = [...values, ...issued, tokens.full].flatMap(spellings);
  for (const bytes of files) {
    expect(bytes.includes('mine')).toBe(true);
    expect(secretValues.filter((value) => bytes.includes(value))).toEqual([]);
  }
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

const headers = { Authorization: `Bearer ${tokens.full}` };
const writes = [
  ['POST', 'agents', { name: 'Greeter' }],
  ['POST', 'tokens', { scopes: ['agents:read'] }],
  ['POST', 'webhooks', { url: 'https://hooks.acme.example/', events: ['pages.published'] }],
  ['PUT', 'secrets', { name: 'smtp_password', value: 'not-a-real-one' }],
  ['POST', 'pages-publish', undefined],
] as const;

/** Opens records with the same seed and a clock that stands still, writes some more, and returns the new ids. */
const writeMore = async (data: string): Promise<string[]> => {
  const log = (line: string) => {
    throw new Error(`The sandbox logged an error: ${line}`);
  };
  const sandbox = await createSandbox({ data, seed: 7, clock: manualClock('2026-11-02'), log });
  const ids: string[] = [];
  for (const [method, path, body] of writes) {
    const response = await sandbox.fetch(`/v1/workspaces/acme/${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    expect([path, Math.floor(response.status / 100)]).toEqual([path, 2]);
    const { id } = (await response.json()) as { id?: string };
    ids.push(response.headers.get('X-Request-Id') ?? '', ...(id === undefined ? [] : [id]));
  }
  await sandbox.close();
  return ids;
};

test('ids are the same in new files, and differ when a file is opened again, although the seed and the time are the same', async () => {
  const [data, other] = [join(await newFolder(), 'records.db'), join(await newFolder(), 'records.db')];
  const first = await writeMore(data);
  expect(await writeMore(other)).toEqual(first);
  const ids = [...first, ...(await writeMore(data)), ...(await writeMore(data))];
  expect(ids.length).toBeGreaterThan(3 * writes.length);
  expect(new Set(ids).size).toBe(ids.length);
});
