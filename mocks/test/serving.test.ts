import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { command } from '../command.ts';
import { InvalidOptionError, serve } from '../index.ts';
import { createInspectableSandbox } from '../sandbox/create-sandbox.ts';
import { newFolder } from './new-folder.ts';
import { startSandbox, tokens } from './start-sandbox.ts';

const authorization = { Authorization: `Bearer ${tokens.full}` };

const run = (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [command, ...args], {
    env: { ...process.env, PORT: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** The output of a process that ends. */
const outcome = async (child: ChildProcessByStdio<null, Readable, Readable>) => {
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
};

/** The base URL that a started sandbox prints. */
const baseUrl = async (child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> => {
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    const url = output.match(/API +(http\S+)/)?.[1];
    if (url && output.includes('curl')) return url;
  }
  throw new Error(`It ended with ${output}`);
};

test('a served sandbox responds over HTTP', async () => {
  const { sandbox } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const created = await fetch(`${url}/v1/workspaces/acme/agents`, {
    method: 'POST',
    headers: { ...authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Wired' }),
  });
  expect([created.status, await created.json()]).toEqual([201, expect.objectContaining({ name: 'Wired' })]);
  const large = await fetch(`${url}/v1/workspaces/acme/agents`, {
    method: 'POST',
    headers: authorization,
    body: 'x'.repeat(2 * 1024 * 1024),
  });
  expect(large.status).toBe(413);
  expect(await large.json()).toEqual(examples['payload-too-large']);
});

test('records in a file survive a restart', async () => {
  const data = join(await newFolder(), 'records.db');
  const send = async (method: string, path: string) => {
    const sandbox = await createInspectableSandbox({ data });
    const response = await sandbox.fetch(
      new Request(`http://sandbox/v1${path}`, { method, headers: authorization }),
    );
    await sandbox.close();
    return response.json();
  };
  await send('POST', '/workspaces/acme/agents/agt_01K9STOCK/activate');
  expect(await send('GET', '/workspaces/acme/agents/agt_01K9STOCK')).toMatchObject({ status: 'active' });
});

test('a reset restores the demo records, the clock and the limits', async () => {
  const { context, send, clock } = await startSandbox();
  const before = await send('GET', '/workspaces/acme/agents');
  await send('POST', '/workspaces/acme/agents', { body: { name: 'Extra' } });
  await send('POST', '/approvals/apr_01K9A3/deny');
  const start = clock.now();
  clock.advance(1000);
  await context.reset();
  const after = await send('GET', '/workspaces/acme/agents');
  expect(after.text).toBe(before.text);
  expect(after.headers.get('X-RateLimit-Remaining')).toBe(before.headers.get('X-RateLimit-Remaining'));
  expect((await send('GET', '/approvals?status=pending')).json.data).toHaveLength(1);
  expect(clock.now()).toEqual(start);
});

test('the Date of responses is the time of the sandbox’s clock', async () => {
  const { sandbox, clock } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const readDate = async () => (await fetch(`${url}/v1/me`, { headers: authorization })).headers.get('Date');
  expect(await readDate()).toBe('Mon, 02 Nov 2026 09:00:00 GMT');
  clock.advance(60_000);
  expect(await readDate()).toBe('Mon, 02 Nov 2026 09:01:00 GMT');
});

// On Windows, a signal ends a process immediately.
test.skipIf(process.platform === 'win32')('the command prints its address and exits on SIGTERM', async () => {
  const child = run(['--port', '0']);
  const closeEvent = once(child, 'close');
  const response = await fetch(`${await baseUrl(child)}/me`, { headers: authorization });
  expect(response.status).toBe(200);
  await response.text();
  child.kill('SIGTERM');
  expect((await closeEvent)[0]).toBe(0);
});

test.each([
  [{ prot: 4010 }, 'serve has no option "prot". Did you mean "port"?'],
  [{ port: 0, hostname: 'localhost' }, 'serve has no option "hostname". Available: port, host, '],
  [{}, 'serve needs the option "port": serve(sandbox, { port: 4010 })'],
  [undefined, 'serve needs the option "port"'],
  [4010, 'serve takes an object with options.'],
  [{ port: 70_000 }, 'The option "port" of serve takes a whole number from 0 to 65535'],
  [{ port: '4010' }, 'The option "port" of serve takes a whole number'],
  [{ port: 0, host: '' }, 'The option "host" of serve takes an address of this machine'],
  [{ port: 0, log: true }, 'The option "log" of serve takes a function'],
])('serve rejects the options %j', async (options, message) => {
  const { sandbox } = await startSandbox();
  const served = serve(sandbox, options as never);
  await expect(served).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(served).rejects.toThrow(message);
});

test.each([
  [Promise.resolve(), 'serve takes a sandbox, but received a promise. Await it first'],
  [undefined, 'serve takes a sandbox as its first argument: serve(await createSandbox(), { port: 0 }).'],
  [{ port: 0 }, 'serve takes a sandbox as its first argument'],
])('serve rejects %j as a sandbox', async (sandbox, message) => {
  const served = serve(sandbox as never, { port: 0 });
  await expect(served).rejects.toBeInstanceOf(InvalidOptionError);
  await expect(served).rejects.toThrow(message);
});

test('serve suggests a remedy if the port is in use, or the machine lacks the address', async () => {
  const { sandbox } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const port = Number(new URL(url).port);
  const second = serve(sandbox, { port });
  await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(second).rejects.toThrow(
    `Port ${port} is in use. Use the option "port" to choose another (0 for any free port).`,
  );
  await expect(serve(sandbox, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'This machine has no address 192.0.2.1. Use the option "host" to choose another.',
  );
});

test('the command suggests a remedy if the port is in use', async () => {
  const { sandbox } = await startSandbox();
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(close);
  const { code, output } = await outcome(run([], { PORT: new URL(url).port }));
  expect(code).toBe(1);
  expect(output).toContain(`Port ${new URL(url).port} is in use. Use --port to choose another`);
});

test.each([
  [['--host', '0.0.0.0'], 'Add --allow-remote'],
  [['--port', '70000'], 'A port must be a whole number'],
  [['--colour'], 'unknown option'],
])('the command rejects %j', async (args, message) => {
  const { code, output } = await outcome(run(args));
  expect(code).toBe(1);
  expect(output).toContain(message);
});
