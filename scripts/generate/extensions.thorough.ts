import { appendFile, cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runTool } from '../check/run-tool.ts';
import { sourceCondition } from '../source-condition.ts';
import { fromRoot } from './paths.ts';

test('npm run generate rejects an extension that is not described, and writes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'extensions-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const from = join(folder, 'openapi');
  await cp(fromRoot('openapi'), from, { recursive: true });
  await appendFile(join(from, 'schemas/agent.yaml'), '\nx-made-up: true\n');
  const options = Object.entries({ from, out: join(folder, 'out'), client: join(folder, 'client') });
  const { code, output } = await runTool('tsx', [
    `--conditions=${sourceCondition}`,
    'scripts/generate.ts',
    ...options.flatMap(([name, value]) => [`--${name}`, value]),
  ]);
  expect(output).toContain('Unknown extension x-made-up at #/components/schemas/Agent.');
  expect(code).toBe(1);
  expect(await readdir(folder)).toEqual(['openapi']);
});
