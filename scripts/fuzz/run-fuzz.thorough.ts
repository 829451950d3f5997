import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { findPrograms } from '../../mocks/test/postgres-server.ts';
import { fromRoot } from '../generate/paths.ts';
import { runSources } from '../source-condition.ts';

const run = promisify(execFile);

const fuzz = (...args: string[]) =>
  run(process.execPath, [...runSources, fromRoot('scripts/fuzz.ts'), ...args], { cwd: fromRoot('.') });

/** Milliseconds for a busy machine; an idle one needs a quarter. */
const longest = 600_000;

test(
  'tens of thousands of requests to a sandbox have no findings',
  async () => {
    const { stdout } = await fuzz('--seed', '1', '--runs', '300');
    expect(stdout).toContain('✓ no findings');
  },
  longest,
);

test.skipIf((await findPrograms()) === undefined)(
  'thousands of requests to a sandbox on PostgreSQL have no findings',
  async () => {
    const { stdout } = await fuzz('--seed', '2', '--runs', '50', '--store', 'postgres');
    expect(stdout).toContain('✓ no findings');
  },
);

test('an invalid number is incorrect usage', async () => {
  await expect(fuzz('--runs', 'many')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('It must be a whole number.'),
  });
});
