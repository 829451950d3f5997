import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { command } from '../command.ts';
import { createReceiver, createSandbox } from '../index.ts';
import { newFolder } from './new-folder.ts';

const shop = fileURLToPath(new URL('../examples/shop.yaml', import.meta.url));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const port = 'PORT' in env ? [] : ['--port', '0'];
  const child = spawn(process.execPath, [command, ...port, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** The output of the command until it listens. */
const startCommand = async (args: readonly string[]): Promise<{ output: string; url: string }> => {
  let output = '';
  for await (const chunk of run(args).stdout) {
    output += chunk;
    const url = output.match(/API +(http\S+)/)?.[1];
    if (url && output.includes('curl')) return { output, url };
  }
  throw new Error(`It ended with ${output}`);
};

/** The exit code and output of a command that fails to start. */
const refusal = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const child = run(args, env);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
};

test('the command starts with a seed file, latency and mutants, and prints them', async () => {
  const { output, url } = await startCommand([
    ...['--seed', shop],
    ...['--latency', '30-50'],
    ...['--mutant', 'limit-ignored', '--mutant', 'csv-without-bom'],
  ]);
  expect(output).toContain('Workspace      shop');
  expect(output).toContain('Latency        30 to 50 ms');
  expect(output).toContain('Mutants         limit-ignored, csv-without-bom');
  const headers = { Authorization: 'Bearer key_test_shop' };
  const startedAt = performance.now();
  const list = await fetch(`${url}/workspaces/shop/agents?limit=1`, { headers });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29);
  expect(((await list.json()) as { data: unknown[] }).data).toHaveLength(2);
  const csv = await fetch(`${url}/workspaces/shop/agents?format=csv`, { headers });
  expect(new Uint8Array(await csv.arrayBuffer())[0]).toBe('i'.charCodeAt(0));
  const created = await fetch(`${url}/workspaces/shop/agents`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Through two bugs' }),
  });
  expect(created.status).toBe(201);
});

test('the command has an option for the rate limit', async () => {
  const { url } = await startCommand(['--rate-limit', '2']);
  const getMe = () => fetch(`${url}/me`, { headers: { Authorization: 'Bearer key_test_acme' } });
  const responses = [await getMe(), await getMe(), await getMe()];
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(responses[2]?.headers.get('Retry-After')).toMatch(/^\d+$/);
});

test('the command prints the line, record and reason of an invalid seed', async () => {
  const file = join(await newFolder(), 'bad.json');
  await writeFile(file, '{"workspaces": [\n  {"slug": "shop", "test": {"forms": [{"name": "Contact"}]}}\n]}');
  const { code, output } = await refusal(['--seed', file]);
  expect(code).toBe(1);
  expect(output).toContain(`${file}:2:`);
  expect(output).toContain('shop, test, forms[0], fields: This field is required.');
  expect(output).not.toContain('    at ');
});

test.each([
  [['--watch'], '--watch needs a seed file.'],
  [['--mutant', 'limit-ignord'], 'Unknown mutant "limit-ignord". The nearest names are "limit-ignored"'],
  [['--latency', 'long'], 'Use milliseconds'],
  [['--rate-limit', '0'], 'Use a whole number of at least 1, such as 20'],
  [['--headers-timeout', '0'], 'Use whole milliseconds from 1 to'],
  [['--headers-timeout', '20', '--request-timeout', '10'], 'headersTimeout (20 ms) is longer'],
  [['--credential-origin', 'http://localhost:5173/'], 'Name an origin, without a path'],
  [['--seed', '/nowhere.yaml'], 'Cannot read the seed /nowhere.yaml: the file does not exist'],
  [['--seed', ''], 'Name a file, or omit the option'],
  [['--private-addresses', 'some'], 'Allowed choices are none, loopback, all.'],
  [
    ['--data', '/no/where/records.db'],
    'the folder /no/where does not exist. Create it, or choose a file elsewhere',
  ],
])('the command rejects %j', async (args, message) => {
  const { code, output } = await refusal(args);
  expect([code, output.includes(message)]).toEqual([1, true]);
  expect(output).not.toContain('    at ');
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is eighty. A port must be a whole number'],
  [{ SANDBOX_MASTER_KEY: 'c2hvcnQ=' }, 'expected 32 bytes in base64 or hexadecimal, got 5.'],
])('the command rejects the environment %j', async (env, message) => {
  const { code, output } = await refusal([], env);
  expect([code, output.includes(message)]).toEqual([1, true]);
  expect(output).not.toContain('    at ');
});

test('the tokens of a seeded sandbox are described', async () => {
  const { output } = await startCommand(['--seed', shop]);
  expect(output).toContain('every scope in shop, test mode, with your records');
  expect(output).toContain('read scopes only, in acme, test mode');
  expect(output).not.toContain('demo records');
});

test('the command has an option for the origins whose pages may send credentials', async () => {
  const [one, other] = ['http://localhost:5173', 'https://app.example'];
  const { url } = await startCommand(['--credential-origin', one, '--credential-origin', other]);
  for (const origin of [one, other]) {
    const { headers } = await fetch(`${url}/me`, { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  }
});

test('the command has an option for the private addresses of webhooks', async () => {
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const failureWith = async (which: string) => {
    const { url } = await startCommand(['--private-addresses', which]);
    const post = (path: string, body: unknown) =>
      fetch(url + path, {
        method: 'POST',
        headers: { Authorization: 'Bearer key_test_acme', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    const response = await post('/workspaces/acme/webhooks', {
      url: receiver.url,
      events: ['pages.published'],
    });
    expect(response.status).toBe(201);
    const { id } = (await response.json()) as { id: string };
    await post('/workspaces/acme/pages-publish', {});
    const control = url.replace('/v1', '/_sandbox');
    // Wait until the due deliveries were sent.
    await fetch(`${control}/clock/advance`, { method: 'POST', body: '{"seconds": 1}' });
    const log = await fetch(`${control}/workspaces/acme/deliveries`);
    const { data } = (await log.json()) as { data: { subscription_id: string; attempts: unknown }[] };
    return JSON.stringify(data.filter(({ subscription_id }) => subscription_id === id));
  };
  expect(await failureWith('none')).toContain('private address');
  expect(receiver.deliveries).toHaveLength(0);
  expect(await failureWith('loopback')).not.toContain('private address');
  expect(receiver.deliveries).toHaveLength(1);
});

test('the command ignores a seed for an existing file, and prints a message', async () => {
  const data = ['--data', join(await newFolder(), 'records.db')];
  await (await createSandbox({ data: data[1] as string })).close();
  const child = run([...data, '--seed', shop]);
  let stderr = '';
  child.stderr.on('data', (chunk) => (stderr += chunk));
  let output = '';
  for await (const chunk of child.stdout) {
    output += chunk;
    if (output.includes('curl')) break;
  }
  expect(output).toContain('Workspace      acme');
  expect(output).not.toContain('key_test_shop');
  expect(stderr).toContain('The database has records already, so the seed is ignored.');
});
