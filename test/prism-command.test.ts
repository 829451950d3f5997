import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { runSources } from '../scripts/source-condition.ts';

const command = fromRoot('mocks/prism/cli.ts');
const { version } = createRequire(command)('./package.json') as { version: string };

test('--version prints the version of the package without starting a server', async () => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [
    ...runSources,
    command,
    '--version',
  ]);
  expect([stdout, stderr]).toEqual([`${version}\n`, '']);
});
