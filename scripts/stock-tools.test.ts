import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { goodDocument } from '../openapi/lint/fixtures/good-document.ts';
import { runTool } from './check/run-tool.ts';
import { fromRoot } from './generate/paths.ts';

type Finding = { code: string; message: string; source: string };

test('spectral lint finds the ruleset at the root, and its rules hold for the contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spoilt = join(folder, 'spoilt.json');
  writeFileSync(spoilt, JSON.stringify({ ...goodDocument(), 'x-provisional': 'short' }));
  const files = ['generated/openapi.json', 'generated/sandbox/openapi.json', 'generated/root.yaml', spoilt];
  const { code, stdout } = await runTool('spectral', ['lint', '--quiet', '--format', 'json', ...files]);
  const findings = JSON.parse(stdout) as Finding[];
  expect(findings.map(({ code, source }) => [code, source])).toEqual([['provisional-reason', spoilt]]);
  expect(code).toBe(1);
}, 60_000);

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

/** Starts `prism mock`, and resolves with its address once it listens. */
const startPrism = async (): Promise<string> => {
  const port = String(await freePort());
  const args = ['mock', 'generated/openapi.json', '--host', '127.0.0.1', '--port', port];
  const child = spawn(process.execPath, [fromRoot('node_modules/.bin/prism'), ...args], {
    cwd: fromRoot('.'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Prism is listening')) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', (code) => reject(new Error(`prism mock ended with ${code}: ${output}`)));
  });
};

test('prism mock serves the examples of the contract', async () => {
  const url = await startPrism();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { Authorization: 'Bearer key_test_1', ...headers } });
  expect(await (await get('/me')).json()).toEqual(examples.me);
  const csv = await get('/workspaces/acme/agents', { Accept: 'text/csv' });
  expect(await csv.text()).toBe(examples['agent-list-csv'].slice(1));
  const missing = await get('/workspaces/acme/agents/agt_1', { Prefer: 'code=404' });
  expect([missing.status, await missing.json()]).toEqual([404, examples['not-found']]);
}, 60_000);
