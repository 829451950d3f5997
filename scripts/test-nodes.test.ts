import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from './generate/paths.ts';
import { runSources } from './source-condition.ts';

test('a version that npm lacks is reported before anything is installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-nodes-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = join(folder, 'log');
  const fakeNpm = join(folder, 'npm.cjs');
  await writeFile(
    fakeNpm,
    `const args = process.argv.slice(2);
require('node:fs').appendFileSync(${JSON.stringify(log)}, args[0] + '\\n');
if (args[0] === 'view' && args[1].endsWith('@24')) console.log('24.0.0');
else process.exit(1);`,
  );
  const outcome = await promisify(execFile)(
    process.execPath,
    [...runSources, fromRoot('scripts/test-nodes.ts'), '24', '99', '--only', 'gate'],
    { env: { ...process.env, npm_execpath: fakeNpm } },
  ).catch((error: { code: number; stderr: string }) => error);
  expect(outcome).toMatchObject({ code: 1, stderr: expect.stringMatching(/^npm has no node-\S+@99\. /) });
  expect(await readFile(log, 'utf8')).toBe('view\nview\n');
});
