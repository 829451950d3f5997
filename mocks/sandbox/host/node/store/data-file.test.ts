import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { command } from '../../../../command.ts';
import { newFolder } from '../../../../test/new-folder.ts';
import { createSandbox } from '../../../create-sandbox.ts';
import { readSeedFile } from '../../../read-seed-file.ts';
import { openSqlite } from './sqlite-library.ts';

const listenOn = async (path: string) => {
  const server = createServer().listen(path);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
};

const refusal = async (data: string) => {
  const error: unknown = await createSandbox({ data }).catch((cause: unknown) => cause);
  // No key is created next to a file that can't be used.
  expect(existsSync(`${data}.key`)).toBe(false);
  return (error as Error).message;
};

const special =
  'it is a device, a named pipe or a socket. Choose a file, or omit --data to keep the records in memory.';

// Windows has no devices, sockets and named pipes.
test
  .skipIf(process.platform === 'win32')
  .each<
    [what: string, prepare: (path: string) => unknown, reason: (path: string) => string, within?: string]
  >([
    [
      'a file in a folder that does not exist',
      () => undefined,
      (path) => `the folder ${path} does not exist. Create it, or choose a file elsewhere.`,
      'records.db',
    ],
    ['a file in a file', (path) => writeFile(path, 'A'), (path) => `${path} is not a folder`, 'records.db'],
    ['a folder', (path) => mkdir(path), () => 'it is a folder. Choose a file in it, such as records.db'],
    ['a link to a device', (path) => symlink('/dev/null', path), () => special],
    ['a named pipe', (path) => spawnSync('mkfifo', [path]), () => special],
    ['a socket', listenOn, () => special],
  ])('%s is refused', async (_, prepare, reason, within = '') => {
  const path = join(await newFolder(), 'place');
  await prepare(path);
  const data = join(path, within);
  const message = await refusal(data);
  expect(message).toContain(`The records can't be stored in ${data}: ${reason(path)}`);
});

test.each([
  ['mysql://me:hush@h/x', 'mysql://…@h/x: it is not a file'],
  ['postgres//me:hush@h/x', 'the folder postgres//…@h does not exist'],
  ['postgres://me:hush@h:99999/x', 'it is not a URL such as postgres://'],
])('%s is refused, and its password is not quoted', async (data, reason) => {
  const message = await refusal(data);
  expect(message).toContain(reason);
  expect(message).not.toContain('hush');
});

test('a file of another format is refused and not changed', async () => {
  const file = join(await newFolder(), 'letter.txt');
  await writeFile(file, 'Dear reader');
  expect(await refusal(file)).toContain('it is not a SQLite database. It was not changed');
  expect(await readFile(file, 'utf8')).toBe('Dear reader');
});

/** Creates a database as another application would. Returns its file and bytes. */
const othersDatabase = async (...statements: string[]) => {
  const file = join(await newFolder(), 'app.db');
  const database = openSqlite(file);
  for (const statement of statements) database.exec(statement);
  database.close();
  return { file, bytes: await readFile(file) };
};

test.each([
  ['a table', ['create table customers (id text)'], 'customers'],
  ['a table with a name that the sandbox uses too', ['create table agents (id text)'], 'agents'],
  ['a log of writes', ['pragma journal_mode = wal', 'create table customers (id text)'], 'customers'],
  ['a view', ['create view customers as select 1 as id'], 'customers'],
])(
  'the database of another application is refused and not changed: with %s',
  async (_, statements, table) => {
    const { file, bytes } = await othersDatabase(...statements);
    const message = await refusal(file);
    expect(message).toContain(`The records can't be stored in ${file}`);
    expect(message).toContain(`the database of another application (with ${table})`);
    expect((await readFile(file)).equals(bytes)).toBe(true);
  },
);

test('a database server of another kind is refused', async () => {
  expect(await refusal('mysql://localhost/records')).toContain(
    'the only database server is PostgreSQL (postgres://',
  );
});

test('an unreachable database is reported without its password', async () => {
  const data = 'postgres://someone:hunter2@127.0.0.1:1/shop';
  const failure = createSandbox({ data, masterKey: '0'.repeat(64) });
  await expect(failure).rejects.toThrow(
    /^The database shop at 127\.0\.0\.1:1 can't be used: connect ECONNREFUSED 127\.0\.0\.1:1\./,
  );
  await expect(failure).rejects.not.toThrow('hunter2');
});

test('an empty file becomes a database', async () => {
  const data = join(await newFolder(), 'records.db');
  await writeFile(data, '');
  const sandbox = await createSandbox({ data });
  await sandbox.close();
  expect((await readFile(data, 'latin1')).startsWith('SQLite format 3')).toBe(true);
});

/** The error output of the sandbox command when a non-root user starts it. For root, no file access is forbidden. */
const refusalTo = async (user: { uid?: number; gid?: number }, data: string) => {
  const child = spawn(process.execPath, [command, '--port', '0', '--data', data], {
    ...user,
    env: { ...process.env, PORT: '', DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [stderr] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return stderr;
};

// Any number works: a user doesn't need a name to own a file.
const [uid, gid] = [65_534, 65_534];
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid, gid } : {};

/** Whether that user can run the command at all. A checkout that root owns may not be accessible to others. */
const canRun = (): boolean => {
  const accessScript = `require('node:fs').accessSync(${JSON.stringify(command)})`;
  return spawnSync(process.execPath, ['-e', accessScript], { ...user, stdio: 'ignore' }).status === 0;
};

// Windows has no file modes.
test.skipIf(process.platform === 'win32' || !canRun())(
  'a folder and a file without write permission are refused',
  async () => {
    const folder = await newFolder();
    const data = join(folder, 'records.db');
    if (isRoot) chownSync(folder, uid, gid);
    chmodSync(folder, 0o500);
    expect(await refusalTo(user, data)).toContain(`this user can't write to the folder ${folder}`);
    chmodSync(folder, 0o700);
    await writeFile(data, '', { mode: 0o400 });
    if (isRoot) chownSync(data, uid, gid);
    expect(await refusalTo(user, data)).toContain("this user can't read and write it");
  },
);

test('a seed that is a folder is refused', async () => {
  const folder = await newFolder();
  await expect(readSeedFile(folder)).rejects.toThrow(`Cannot read the seed ${folder}: EISDIR`);
});
