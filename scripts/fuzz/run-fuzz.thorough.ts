import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findPrograms } from '../../mocks/test/postgres-server.ts';
import { fromRoot } from '../generate/paths.ts';
import { runSources } from '../source-condition.ts';

const run = promisify(execFile);

const fuzz = (...args: string[]) =>
  run(process.execPath, [...runSources, fromRoot('scripts/fuzz.ts'), ...args], { cwd: fromRoot('.') });

test('tens of thousands of requests find nothing wrong with a sandbox in a process of its own', async () => {
  const { stdout } = await fuzz('--seed', '1', '--requests', '30000');
  expect(stdout).toContain('✓ nothing found');
});

test.skipIf((await findPrograms()) === undefined)(
  'thousands of requests find nothing wrong with a sandbox on PostgreSQL',
  async () => {
    const { stdout } = await fuzz('--seed', '2', '--requests', '5000', '--store', 'postgres');
    expect(stdout).toContain('✓ nothing found');
  },
);

test('a number that is none is bad usage', async () => {
  await expect(fuzz('--requests', 'many')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('Expected a whole number of at least 1.'),
  });
});
