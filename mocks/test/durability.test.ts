import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshRecords } from './records.ts';
import { tokens } from './start-sandbox.ts';

const cli = fileURLToPath(new URL('../sandbox/cli.ts', import.meta.url));
const headers = { Authorization: `Bearer ${tokens.full}` };

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
};

/** Where a process of its own finds the records: a database of this run's engine, or a file. */
const recordsOfProcess = async (): Promise<Record<string, string>> => {
  const { data, masterKey } = freshRecords();
  if (data && masterKey) return { DATABASE_URL: data, SANDBOX_MASTER_KEY: masterKey };
  return { SANDBOX_TEST_FILE: join(await newFolder(), 'records.db') };
};

const launch = (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--port', '0', ...args], {
    env: { ...process.env, PORT: '', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

const start = async ({ SANDBOX_TEST_FILE: file, ...env }: Record<string, string>) => {
  const child = launch(file === undefined ? [] : ['--data', file], env);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  for await (const chunk of child.stdout) {
    output += chunk;
    const url = output.match(/API +(http\S+)/)?.[1];
    if (url && output.includes('curl')) return { child: child as ChildProcess, url };
  }
  throw new Error(`It ended with ${output}`);
};

/** Creates agents over several connections until the process is gone, and kills it in the midst of that. */
const loadAndKill = async ({ child, url }: Awaited<ReturnType<typeof start>>, after: number) => {
  const answered: { id: string; key: string; text: string }[] = [];
  const create = async (key: string) => {
    const answer = await fetch(`${url}/workspaces/acme/agents`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': key },
      body: JSON.stringify({ name: key }),
    });
    const text = await answer.text();
    if (answer.status !== 201) throw new Error(text);
    answered.push({ id: JSON.parse(text).id, key, text });
    if (answered.length === after) child.kill('SIGKILL');
  };
  const worker = async (name: number) => {
    for (let count = 0; child.signalCode === null; count += 1) await create(`${name}-${count}-${after}`);
  };
  const gone = once(child, 'exit');
  await Promise.allSettled(Array.from({ length: 8 }, (_, name) => worker(name)));
  await gone;
  return answered;
};

test('what was answered outlives a process that is killed under load, at whatever moment', async () => {
  const records = await recordsOfProcess();
  const answered: Awaited<ReturnType<typeof loadAndKill>> = [];
  for (const after of [1, 23, 60]) answered.push(...(await loadAndKill(await start(records), after)));
  expect(answered.length).toBeGreaterThanOrEqual(84);
  const { url } = await start(records);
  const missing: string[] = [];
  for (const { id, key, text } of answered) {
    const found = await fetch(`${url}/workspaces/acme/agents/${id}`, { headers });
    if (found.status !== 200 || (await found.text()) !== text) missing.push(id);
    const again = await fetch(`${url}/workspaces/acme/agents`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': key },
      body: JSON.stringify({ name: key }),
    });
    if (again.headers.get('Idempotent-Replayed') !== 'true' || (await again.text()) !== text)
      missing.push(key);
  }
  expect(missing).toEqual([]);
}, 60_000);

const outcome = async (args: string[], env: Record<string, string> = {}) => {
  const child = launch(args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
};

test('a data file that is something else is refused, and left as it is', async () => {
  const file = join(await newFolder(), 'letter.txt');
  await writeFile(file, 'Dear reader, '.repeat(400));
  await writeFile(`${file}.key`, Buffer.alloc(32, 1).toString('base64'), { mode: 0o600 });
  const { code, output } = await outcome(['--data', file]);
  expect(code).toBe(1);
  expect(output).toBe(
    `The records can't be kept in ${file}: it is no SQLite database, and is left as it is. Give another file.\n`,
  );
});

test('a database out of reach is told, without its password', async () => {
  const url = 'postgres://someone:hunter2@127.0.0.1:1/shop';
  const { code, output } = await outcome([], { DATABASE_URL: url, SANDBOX_MASTER_KEY: '0'.repeat(64) });
  expect(code).toBe(1);
  expect(output).toContain("The database shop at 127.0.0.1:1 can't be used: nothing listens on 127.0.0.1:1.");
  expect(output).not.toContain('hunter2');
});
