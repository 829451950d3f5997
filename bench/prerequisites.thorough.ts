import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runSources } from '../scripts/source-condition.ts';

const cli = fileURLToPath(new URL('cli.ts', import.meta.url));

const bench = (args: readonly string[], env: Readonly<Record<string, string>>) =>
  promisify(execFile)(process.execPath, [...runSources, cli, ...args], {
    env: { ...process.env, ...env },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);

test('a run names all that is missing, and measures nothing', async () => {
  const outcome = await bench(['--quick', '--out', '/nowhere/results.json'], {
    CHROMIUM: '/nowhere/chromium',
  });
  expect(outcome).toMatchObject({
    code: 1,
    stdout: '',
    stderr:
      "/nowhere/chromium can't be started. Install it, or set CHROMIUM to the path of a Chromium.\n" +
      "/nowhere/results.json can't be written. Use --out to choose another file.\n",
  });
});
