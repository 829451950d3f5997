import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getOutcome, start } from './support/conformance-command.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-command-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('Ctrl-C stops the run and its sandbox', async () => {
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
