import { execFile, spawnSync } from 'node:child_process';
import { rename } from 'node:fs/promises';
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

type OnFile = Awaited<ReturnType<typeof startOnFile>>;

/** Ways to make a file unwritable. Each returns a function that undoes it. */
const failures: [what: string, cause: (on: OnFile) => Promise<() => unknown>, message: string][] = [
  [
    'a full database',
    async ({ pragma }) => {
      const { rows } = await pragma('page_count');
      await pragma(`max_page_count = ${(rows as { page_count: number }[])[0]?.page_count}`);
      return () => pragma('max_page_count = 1000000');
    },
    'the disk is full. Free some space.',
  ],
  [
    'a read-only database',
    async ({ pragma }) => {
      await pragma('query_only = on');
      return () => pragma('query_only = off');
    },
    'the file is read-only. Grant this user the permission to write it.',
  ],
  [
    'a file that another program has locked',
    async ({ file }) => {
      const other = openSqlite(file);
      other.exec('begin exclusive');
      return () => other.close();
    },
    'another program is writing. Stop it.',
  ],
  [
    'a file that was moved',
    async ({ file }) => {
      await rename(file, `${file}.moved`);
      return () => rename(`${file}.moved`, file);
    },
    'the file was moved, deleted or replaced. Move it back, or restart the sandbox.',
  ],
];

test.each(failures)(
  'writes to %s get a 503 and leave nothing, and succeed later',
  async (_, cause, message) => {
    const started = await startOnFile();
    const { send, lines, file } = started;
    const undo = await cause(started);
    await expectUnavailable(send);
    expect((await send('GET', agents)).status).toBe(200);
    expect(lines).toHaveLength(16);
    expect(lines[0]).toMatch(/^req_\w+ POST \/v1\/workspaces\/acme\/agents: /);
    expect(lines[0]).toContain(`The records in ${file} can't be used: ${message}`);
    await undo();
    await expectRecovered(send);
  },
);

test('statements after a full disk ended their transaction fail, and are not committed on their own', async () => {
  const { context, pragma } = await startOnFile();
  const { rows } = await pragma('page_count');
  await pragma(`max_page_count = ${(rows as { page_count: number }[])[0]?.page_count}`);
  const renameAll = (name: string) => context.database.updateTable('agents').set({ name, task }).execute();
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
  await renameAll('Third');
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
