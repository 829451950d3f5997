import { execFile, spawnSync } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { openSqlite } from '../sandbox/host/node/store/sqlite-library.ts';
import { newFolder } from './new-folder.ts';
import { type SandboxProcess, startProcess } from './processes.ts';
import { startSandbox } from './start-sandbox.ts';

const agents = '/workspaces/acme/agents';
const unavailable = {
  error: { code: 'upstream_unavailable', details: { upstream: 'database', retryable: true } },
};
/** Needs new pages of the database, because it is longer than one: 8,000 bytes. */
const task = 'ü'.repeat(4000);

type Send = SandboxProcess['send'];
const write = (send: Send, key: string) =>
  send('POST', agents, { body: { name: key, task }, headers: { 'Idempotency-Key': key } });

/** Sends sixteen writes, which must all get the error of an unavailable database. */
const expectUnavailable = async (send: Send): Promise<void> => {
  for (let number = 0; number < 16; number += 1) {
    const { status, headers, json } = await write(send, `during ${number}`);
    expect([status, headers.get('Retry-After'), json]).toMatchObject([503, '1', unavailable]);
  }
};

/** Expects that none of the failed writes had an effect, and that the same writes succeed. */
const expectRecovered = async (send: Send): Promise<void> => {
  const names = async (): Promise<string[]> =>
    (await send('GET', agents)).json.data.map(({ name }: { name: string }) => name);
  expect((await names()).filter((name) => name.startsWith('during'))).toEqual([]);
  for (const key of ['during 0', 'during 1']) {
    const { status, headers } = await write(send, key);
    expect([status, headers.get('Idempotent-Replayed')]).toEqual([201, null]);
  }
  expect((await names()).filter((name) => name.startsWith('during'))).toEqual(['during 1', 'during 0']);
};

/** A sandbox on a file, whose connection takes pragmas. */
const startOnFile = async () => {
  const file = join(await newFolder(), 'records.db');
  const lines: string[] = [];
  const started = await startSandbox({ data: file, log: (line) => lines.push(line) });
  const pragma = (setting: string) =>
    started.context.database.execute(CompiledQuery.raw(`pragma ${setting}`));
  return { ...started, file, lines, pragma };
};

test('writes to a full database get a 503 and leave nothing, and succeed once there is room', async () => {
  const { send, lines, file, pragma } = await startOnFile();
  const { rows } = await pragma('page_count');
  await pragma(`max_page_count = ${(rows as { page_count: number }[])[0]?.page_count}`);
  await expectUnavailable(send);
  expect((await send('GET', agents)).status).toBe(200);
  expect(lines).toHaveLength(16);
  expect(lines[0]).toMatch(/^req_\w+ POST \/v1\/workspaces\/acme\/agents: /);
  expect(lines[0]).toContain(`The records in ${file} can't be used: the disk is full. Free some space.`);
  await pragma('max_page_count = 1000000');
  await expectRecovered(send);
});

test('writes to a read-only database get a 503 and leave nothing', async () => {
  const { send, lines, pragma } = await startOnFile();
  await pragma('query_only = on');
  await expectUnavailable(send);
  expect((await send('GET', agents)).status).toBe(200);
  expect(lines[0]).toContain('the file is read-only. Grant this user the permission to write it.');
  await pragma('query_only = off');
  await expectRecovered(send);
});

test('writes to a file that another program has locked get a 503 and leave nothing', async () => {
  const { send, lines, file } = await startOnFile();
  const other = openSqlite(file);
  other.exec('begin exclusive');
  await expectUnavailable(send);
  expect((await send('GET', agents)).status).toBe(200);
  expect(lines[0]).toContain('another program is writing. Stop it.');
  other.exec('rollback');
  other.close();
  await expectRecovered(send);
});

test('statements after a full disk ended their transaction fail, and are not committed on their own', async () => {
  const { context, pragma } = await startOnFile();
  const { rows } = await pragma('page_count');
  await pragma(`max_page_count = ${(rows as { page_count: number }[])[0]?.page_count}`);
  const rename = (name: string) => context.database.updateTable('agents').set({ name, task }).execute();
  await expect(
    context.database.transaction(async (db) => {
      await db
        .updateTable('agents')
        .set({ name: 'First', task })
        .execute()
        .catch(() => undefined);
      await db.updateTable('agents').set({ name: 'Second' }).execute();
    }),
  ).rejects.toThrow('the disk is full');
  await pragma('max_page_count = 1000000');
  const names = await context.database.selectFrom('agents').select('name').execute();
  expect(names.map(({ name }) => name)).not.toContain('Second');
  await rename('Third');
});

const run = promisify(execFile);
const works = (command: string, ...options: string[]): boolean =>
  spawnSync(command, options, { stdio: 'ignore' }).status === 0;

test.skipIf(!works('prlimit', '--version'))(
  'writes get a 503 while the disk reports errors, and the process continues once it works',
  async () => {
    const file = join(await newFolder(), 'records.db');
    const { child, send, output } = await startProcess({ env: {}, args: ['--data', file] });
    // The operating system refuses to write beyond this size: a real error of the device, for SQLite.
    const limit = (size: string) => run('prlimit', ['--pid', String(child.pid), `--fsize=${size}:unlimited`]);
    await limit('4096');
    await expectUnavailable(send);
    expect(output()).toContain('the disk failed.');
    await limit('unlimited');
    await expectRecovered(send);
  },
);

const canMount = works(
  'unshare',
  '--user',
  '--map-root-user',
  '--mount',
  'mount',
  '-t',
  'tmpfs',
  'none',
  '/mnt',
);

test.skipIf(!canMount)(
  'writes to a full disk get a 503 and leave nothing, and succeed once there is room',
  async () => {
    const folder = await newFolder();
    // A disk of 3 MB that only this process sees. Others reach it through /proc.
    const mounted = `mount -t tmpfs -o size=3m none ${folder} && exec "$0" "$@"`;
    const wrapper = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mounted];
    const where = { env: {}, args: ['--data', join(folder, 'records.db')] };
    const { child, send, output } = await startProcess(where, undefined, wrapper);
    const filler = `/proc/${child.pid}/root${folder}/filler`;
    const isFull = await writeFile(filler, Buffer.alloc(3 * 1024 * 1024)).catch((error) => error.code);
    expect(isFull).toBe('ENOSPC');
    await expectUnavailable(send);
    expect((await send('GET', agents)).status).toBe(200);
    expect(output()).toContain('the disk is full. Free some space.');
    await rm(filler);
    await expectRecovered(send);
  },
);
