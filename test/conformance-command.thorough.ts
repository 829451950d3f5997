import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { runSources } from '../scripts/source-condition.ts';

/** Starts the program of `npm run conformance`. */
const start = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [...runSources, fromRoot('scripts/conformance.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The output of the program, at its end. */
const getOutcome = async (child: ChildProcess) => {
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, 'exit'),
  ]);
  return { stdout, stderr, code };
};

test('a configuration in TypeScript starts a sandbox and checks it', async () => {
  const folder = await newFolder();
  const reportDir = join(folder, 'of-the-configuration');
  const config = join(folder, 'part.config.ts');
  await writeFile(config, `const reportDir: string = '${reportDir}';\nexport default { reportDir };\n`);
  const args = ['--effort', 'quick', '--only', 'tokens.revoke-is-immediate', '--config', config];
  const { stdout, stderr, code } = await getOutcome(start(...args));
  expect(stdout).toContain(join(reportDir, 'report.json'));
  expect({ code, stderr }).toMatchObject({ code: 0 });
});

test('Ctrl-C stops the run and its sandbox', async () => {
  const folder = await newFolder();
  // The driver is loaded when the run starts. The gate itself prints no progress without a terminal.
  const driver = join(folder, 'driver.mjs');
  const source =
    "export default () => (process.stderr.write('Loaded.'), { name: 'empty', capabilities: {} });\n";
  await writeFile(driver, source);
  const child = start('--effort', 'quick', '--report-dir', folder, '--driver', driver);
  await once(child.stderr as NodeJS.ReadableStream, 'data');
  child.kill('SIGINT');
  const { code, stderr } = await getOutcome(child);
  expect(stderr).toMatch(/Interrupted\. No verdict\./);
  expect(code).toBe(130);
});
