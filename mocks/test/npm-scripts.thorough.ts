import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a script of the package and returns the URL that it prints. */
const startScript = async (script: string, options: readonly string[]) => {
  // The script leads a process group, so that the test can stop all processes that it leaves behind.
  const npm = spawn('npm', ['run', script, '--', ...options], {
    cwd: root,
    env: { ...process.env, PORT: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid as number), 'SIGKILL');
    } catch (error) {
      // The process group has already ended.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  });
  let output = '';
  for await (const part of npm.stdout.iterator({ destroyOnReturn: false })) {
    output += part;
    const url = output.match(/http:\/\/127\.0\.0\.1:\d+(?:\/v1)?(?=\s)/)?.[0];
    if (url !== undefined) return { npm, url };
  }
  throw new Error(`npm run ${script} did not print an address: ${output}`);
};

// On Windows, npm is stopped by Ctrl+C, which reaches every process of the console.
test.skipIf(process.platform === 'win32').each([['start', '--port', '0'], ['mock:prism']])(
  'stopping npm run %s leaves no process behind',
  async (script, ...options) => {
    const { npm, url } = await startScript(script as string, options);
    expect((await fetch(`${url}/me`)).status).toBe(401);
    // Emitted when every process that has inherited the output has ended.
    const closeEvent = once(npm.stdout.resume(), 'close');
    npm.kill('SIGTERM');
    await closeEvent;
    await expect(fetch(`${url}/me`)).rejects.toThrow('fetch failed');
  },
);
