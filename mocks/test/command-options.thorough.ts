import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createReceiver, createSandbox } from '../index.ts';
import { newFolder } from './new-folder.ts';
import { runToExit, startProcess } from './processes.ts';

const shop = fileURLToPath(new URL('../examples/shop.yaml', import.meta.url));

const start = (...args: string[]) => startProcess({ env: {}, args });

test('the command starts with a seed file, latency and mutants, and prints them', async () => {
  const { output, origin, send } = await start(
    ...['--seed', shop],
    ...['--latency', '30-50'],
    ...['--mutant', 'limit-ignored', '--mutant', 'csv-without-bom'],
  );
  expect(output()).toContain('Workspace      shop');
  expect(output()).toContain('Latency        30 to 50 ms');
  expect(output()).toContain('Mutants         limit-ignored, csv-without-bom');
  expect(output()).toContain('every scope in shop, test mode, with your records');
  expect(output()).toContain('read scopes only, in acme, test mode');
  expect(output()).not.toContain('demo records');
  const [path, token] = ['/workspaces/shop/agents', 'key_test_shop'];
  const startedAt = performance.now();
  expect((await send('GET', `${path}?limit=1`, { token })).json.data).toHaveLength(2);
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(29);
  const headers = { Authorization: `Bearer ${token}` };
  const csv = await fetch(`${origin}/v1${path}?format=csv`, { headers });
  expect(new Uint8Array(await csv.arrayBuffer())[0]).toBe('i'.charCodeAt(0));
  expect((await send('POST', path, { token, body: { name: 'Through two bugs' } })).status).toBe(201);
});

test.each<[args: string[], message: string, env?: Record<string, string>]>([
  [[], 'PORT is eighty. A port must be a whole number', { PORT: 'eighty' }],
  [[], 'expected 32 bytes in base64 or hexadecimal, got 5.', { SANDBOX_MASTER_KEY: 'c2hvcnQ=' }],
  [['--port', '70000'], 'A port must be a whole number'],
  [['--colour'], 'unknown option'],
  [['--watch'], '--watch needs a seed file.'],
  [['--mutant', 'limit-ignord'], 'Unknown mutant "limit-ignord". The nearest names are "limit-ignored"'],
  [['--latency', 'long'], 'Use milliseconds'],
  [['--rate-limit', '0'], 'Use a whole number of at least 1, such as 20'],
  [['--headers-timeout', '0'], 'Use whole milliseconds from 1 to'],
  [['--headers-timeout', '20', '--request-timeout', '10'], '"headersTimeout" is out of range'],
  [['--credential-origin', 'http://localhost:5173/'], 'Name an origin, without a path'],
  [['--seed', '/nowhere.yaml'], 'Cannot read the seed /nowhere.yaml: ENOENT: no such file'],
  [['--seed', ''], 'Name a file, or omit the option'],
  [['--private-addresses', 'some'], 'Allowed choices are none, loopback, all.'],
  [
    ['--data', '/no/where/records.db'],
    'the folder /no/where does not exist. Create it, or choose a file elsewhere',
  ],
])('the command rejects %j: %s', async (args, message, env = {}) => {
  const { code, output } = await runToExit({ env, args });
  expect([code, output.includes(message)]).toEqual([1, true]);
  expect(output).not.toContain('    at ');
});

test('the command has options for the rate limit, and the origins whose pages may send credentials', async () => {
  const [one, other] = ['http://localhost:5173', 'https://app.example'];
  const { send } = await start('--rate-limit', '2', '--credential-origin', one, '--credential-origin', other);
  for (const origin of [one, other]) {
    const { headers } = await send('GET', '/me', { headers: { Origin: origin } });
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true');
  }
  expect((await send('GET', '/me')).status).toBe(429);
});

test('the command has an option for the private addresses of webhooks', async () => {
  const receiver = await createReceiver();
  onTestFinished(() => receiver.close());
  const failureWith = async (which: string) => {
    const { send, control } = await start('--private-addresses', which);
    const { status, json } = await send('POST', '/workspaces/acme/webhooks', {
      body: { url: receiver.url, events: ['pages.published'] },
    });
    expect(status).toBe(201);
    await send('POST', '/workspaces/acme/pages-publish');
    // Wait until the due deliveries were sent.
    await control('POST', '/clock/advance', { seconds: 1 });
    return (await control('GET', `/workspaces/acme/deliveries?subscription=${json.id}`)).text;
  };
  expect(await failureWith('none')).toContain('private address');
  expect(receiver.deliveries).toHaveLength(0);
  expect(await failureWith('loopback')).not.toContain('private address');
  expect(receiver.deliveries).toHaveLength(1);
});

test('the command ignores a seed for an existing file, and prints a message', async () => {
  const data = ['--data', join(await newFolder(), 'records.db')];
  await (await createSandbox({ data: data[1] as string })).close();
  const { output } = await start(...data, '--seed', shop);
  expect(output()).toContain('Workspace      acme');
  expect(output()).not.toContain('key_test_shop');
  await expect.poll(output).toContain('The database has records already, so the seed is ignored.');
});
