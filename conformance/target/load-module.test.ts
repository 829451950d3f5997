import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { transform } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';

/** Loads a file in a process that runs only JavaScript, like a program that uses the gate as a library. */
const loadInPlainNode = async (file: string): Promise<string> => {
  const source = await readFile(new URL('load-module.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  const program = `${code}\nconsole.log(await loadDefaultExport(${JSON.stringify(file)}));`;
  const cwd = fileURLToPath(new URL('.', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd,
  });
  return stdout;
};

test('loads a TypeScript file on every version of Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-module-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, 'driver.ts');
  await writeFile(file, "const name: string = 'from TypeScript';\nexport default name;\n");
  expect(await loadInPlainNode(file)).toBe('from TypeScript\n');
});
