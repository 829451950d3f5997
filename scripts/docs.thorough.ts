import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { runScript } from './check/run-tool.ts';

test('a folder with other files is not replaced by a site', async () => {
  const folder = await newFolder();
  const file = join(folder, 'notes.txt');
  await writeFile(file, 'Keep me.');
  const { code, output } = await runScript('scripts/docs.ts', '--out', folder);
  expect([code, output.trim()]).toEqual([
    1,
    `${folder} contains other files than a site. Choose a new or empty folder.`,
  ]);
  expect(await readFile(file, 'utf8')).toBe('Keep me.');
});
