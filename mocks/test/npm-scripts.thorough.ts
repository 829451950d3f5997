import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { fromRoot } from '../../scripts/generate/paths.ts';
import { startProgram } from '../../test/support/run-process.ts';

// On Windows, npm is stopped by Ctrl+C, which reaches every process of the console.
test.skipIf(process.platform === 'win32').each([['start', '--port', '0'], ['mock:prism']])(
  'stopping npm run %s leaves no process behind',
  async (script, ...options) => {
    const { child: npm, match: url } = await startProgram(
      ['npm', 'run', script as string, '--', ...options],
      /http:\/\/127\.0\.0\.1:\d+(?:\/v1)?(?=\s)/,
      { cwd: fromRoot('.'), env: { ...process.env, PORT: '' } },
      onTestFinished,
    );
    expect((await fetch(`${url}/me`)).status).toBe(401);
    // Emitted when every process that has inherited the output has ended.
    const closeEvent = once(npm.stdout, 'close');
    npm.kill('SIGTERM');
    await closeEvent;
    await expect(fetch(`${url}/me`)).rejects.toThrow('fetch failed');
  },
);
