import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { goodDocument } from '../../openapi/lint/fixtures/good-document.ts';
import { runTool } from '../check/run-tool.ts';

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
