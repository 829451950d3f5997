import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { getOutcome, start } from './support/conformance-command.ts';

test('a configuration in TypeScript starts a sandbox and checks it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-command-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const reportDir = join(folder, 'of-the-configuration');
  const config = join(folder, 'part.config.ts');
  await writeFile(config, `const reportDir: string = '${reportDir}';\nexport default { reportDir };\n`);
  const args = ['--effort', 'quick', '--only', 'tokens.revoke-is-immediate', '--config', config];
  const { stdout, stderr, code } = await getOutcome(start(...args));
  expect(stdout).toContain(join(reportDir, 'report.json'));
  expect({ code, stderr }).toMatchObject({ code: 0 });
});
