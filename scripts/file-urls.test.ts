import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { fromRoot } from './generate/paths.ts';

/** A URL has `%20` for a space in a path, and a slash before the drive letter of Windows. */
const byHand = String.raw`import\.meta\.url\)\.pathname|file:///?\$\{`;

test('code and documents convert file URLs with fileURLToPath and pathToFileURL', () => {
  const args = ['grep', '-nE', byHand, '--', '.', ':!scripts/file-urls.test.ts'];
  expect(spawnSync('git', args, { cwd: fromRoot('.'), encoding: 'utf8' })).toMatchObject({
    stdout: '',
    stderr: '',
    // Nothing matches.
    status: 1,
  });
});
