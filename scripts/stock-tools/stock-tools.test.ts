import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examples } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { goodDocument } from '../../openapi/lint/fixtures/good-document.ts';
import { runTool } from '../check/run-tool.ts';
import { startPrism } from './start-prism.ts';

type Finding = { code: string; message: string; source: string };

test('spectral lint finds the ruleset at the root, and the contract follows its rules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spectral-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const spoilt = join(folder, 'spoilt.json');
  writeFileSync(spoilt, JSON.stringify({ ...goodDocument(), 'x-provisional': 'short' }));
  const files = ['generated/openapi.json', 'generated/sandbox/openapi.json', 'generated/root.yaml', spoilt];
  const { code, stdout } = await runTool('spectral', ['lint', '--quiet', '--format', 'json', ...files]);
  const findings = JSON.parse(stdout) as Finding[];
  expect(findings.map(({ code, source }) => [code, source])).toEqual([['provisional-reason', spoilt]]);
  expect(code).toBe(1);
});

test('prism mock serves the examples of the contract', async () => {
  const url = await startPrism();
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(url + path, { headers: { Authorization: 'Bearer key_test_1', ...headers } });
  expect(await (await get('/me')).json()).toEqual(examples.me);
  const csv = await get('/workspaces/acme/agents', { Accept: 'text/csv' });
  expect(await csv.text()).toBe(examples['agent-list-csv'].slice(1));
  const missing = await get('/workspaces/acme/agents/agt_1', { Prefer: 'code=404' });
  expect([missing.status, await missing.json()]).toEqual([404, examples['not-found']]);
});
