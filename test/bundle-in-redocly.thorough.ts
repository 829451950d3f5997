import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operationList } from '@workspace-api/contract';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../scripts/check/run-tool.ts';

test('redocly build-docs renders the bundle, with the samples of each operation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const page = join(folder, 'page.html');
  const { code, output } = await runTool('redocly', [
    'build-docs',
    'generated/openapi.json',
    '--inlineBundle',
    '--output',
    page,
  ]);
  expect(code, output).toBe(0);
  const markup = await readFile(page, 'utf8');
  expect(operationList.filter(({ id }) => !markup.includes(`"operationId":"${id}"`))).toEqual([]);
  expect(markup).toContain('urllib.request');
});
