import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const cli = fileURLToPath(new URL('../sandbox/cli.ts', import.meta.url));
const shop = fileURLToPath(new URL('../examples/shop.yaml', import.meta.url));

const run = (args: readonly string[]) => {
  const child = spawn(process.execPath, ['--import', 'tsx', cli, '--port', '0', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

/** What the command prints until it serves. */
const started = async (args: readonly string[]): Promise<{ output: string; url: string }> => {
  let output = '';
  for await (const chunk of run(args).stdout) {
    output += chunk;
    const url = output.match(/API +(http\S+)/)?.[1];
    if (url && output.includes('curl')) return { output, url };
  }
  throw new Error(`It ended with ${output}`);
};

/** What the command says that doesn't start. */
const refusal = async (args: readonly string[]) => {
  const child = run(args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
};

test('the command begins with the records of a file, slow and with bugs, and says so', async () => {
  const { output, url } = await started([
    ...['--seed', shop],
    ...['--latency', '30-50'],
    ...['--fault', 'limit-ignored', '--fault', 'csv-without-bom'],
  ]);
  expect(output).toContain('Workspace      shop');
  expect(output).toContain('Latency        30 to 50 ms');
  expect(output).toContain('Faults         limit-ignored, csv-without-bom');
  const headers = { Authorization: 'Bearer key_test_shop' };
  const began = performance.now();
  const list = await fetch(`${url}/workspaces/shop/agents?limit=1`, { headers });
  expect(performance.now() - began).toBeGreaterThanOrEqual(29);
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

test('the command names the record of a seed that is bad, its line and why', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, 'bad.json');
  await writeFile(file, '{"workspaces": [\n  {"slug": "shop", "test": {"forms": [{"name": "Contact"}]}}\n]}');
  const { code, output } = await refusal(['--seed', file]);
  expect(code).toBe(1);
  expect(output).toContain(`${file}:2:`);
  expect(output).toContain('shop, test, forms[0], fields: This field is required.');
  expect(output).not.toContain('    at ');
});

test.each([
  [['--fault', 'on-fire'], 'There is no fault on-fire. There are: activation-without-effect'],
  [['--latency', 'long'], 'Give milliseconds'],
  [['--seed', '/nowhere.yaml'], "The seed /nowhere.yaml can't be read: there is no such file"],
])('the command refuses %j', async (args, message) => {
  const { code, output } = await refusal(args);
  expect([code, output.includes(message)]).toEqual([1, true]);
});
