import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { fromRoot } from '../scripts/generate/paths.ts';
import { runSources } from '../scripts/source-condition.ts';
import { runProcess } from './support/run-process.ts';

/** The arguments with which Node runs the program of `npm run conformance`. */
const program = [...runSources, fromRoot('scripts/conformance.ts'), '--effort', 'quick'];

test('a configuration in TypeScript starts a sandbox and checks it', async () => {
  const folder = await newFolder();
  const reportDir = join(folder, 'of-the-configuration');
  const config = join(folder, 'part.config.ts');
  await writeFile(config, `const reportDir: string = '${reportDir}';\nexport default { reportDir };\n`);
  const args = [...program, '--only', 'tokens.revoke-is-immediate', '--config', config];
  const { code, output } = await runProcess(process.execPath, args, { cwd: fromRoot('.') });
  expect(output).toContain(join(reportDir, 'report.json'));
  expect(code, output).toBe(0);
});

test('Ctrl-C stops the run and its sandbox', async () => {
  const folder = await newFolder();
  // The driver is loaded when the run starts. The gate itself prints no progress without a terminal.
  const driver = join(folder, 'driver.mjs');
  const source =
    "export default () => (process.stderr.write('Loaded.'), { name: 'empty', capabilities: {} });\n";
  await writeFile(driver, source);
  const args = [...program, '--report-dir', folder, '--driver', driver];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect(stderr).toMatch(/Interrupted\. No verdict\./);
  expect(code).toBe(130);
});
