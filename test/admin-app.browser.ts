import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { fromRoot } from '../scripts/generate/paths.ts';
import { findBrowser } from './support/launch-options.ts';
import { longTest } from './support/long-test.ts';

const cwd = fromRoot('examples/admin');
const require = createRequire(import.meta.url);

longTest(
  'the tests of the admin app pass with Playwright',
  async () => {
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
    const { stdout } = await run(fromRoot('node_modules/@playwright/test/cli.js'), 'test');
    expect(stdout).toContain('7 passed');
  },
  180_000,
);
