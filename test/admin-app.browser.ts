import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { findBrowser } from './support/launch-options.ts';

const cwd = fromRoot('examples/admin');
const require = createRequire(import.meta.url);

test('the tests of the admin app pass with Playwright', async () => {
  const { executablePath } = findBrowser();
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    NO_COLOR: '1',
    ...(executablePath && { CHROMIUM: executablePath }),
  };
  const vite = require.resolve('vite/package.json').replace('package.json', 'bin/vite.js');
  const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd, env });
  await run(vite, 'build');
  // Like `checkScreens`, CI skips how its views look, and axe.
  const [tests, passed] = process.env.CI ? [['--grep-invert', 'accessible'], 3] : [[], 7];
  const { stdout } = await run(fromRoot('node_modules/@playwright/test/cli.js'), 'test', ...tests);
  expect(stdout).toContain(`${passed} passed`);
}, 180_000);
