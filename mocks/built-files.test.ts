import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { replaceFolder } from './built-files.js';
import { newFolder } from './test/new-folder.ts';

const place = await newFolder(afterAll);

/** The files of a site, each with a string as its content. */
const site = (content: string) =>
  Object.fromEntries(['assets/page.css', 'guides/start.html', 'index.html'].map((name) => [name, content]));

/** The paths of all files in a folder, including hidden ones. */
const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

test('a folder has the new files, and no others', async () => {
  const folder = join(place, 'replaced');
  await replaceFolder(folder, { ...site('old'), 'assets/deep/gone.js': 'old', 'gone.html': 'old' });
  await replaceFolder(folder, site('new'));
  expect(await namesIn(folder)).toEqual(Object.keys(site('')));
  expect(await readFile(join(folder, 'guides/start.html'), 'utf8')).toBe('new');
});

test('existing files stay readable while several calls replace the folder', async () => {
  const folder = join(place, 'at-once');
  await replaceFolder(folder, site('first'));
  let isDone = false;
  const making = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let round = 0; round < 10; round += 1) await replaceFolder(folder, site('again'));
    }),
  ).finally(() => {
    isDone = true;
  });
  const missing = new Set<string>();
  while (!isDone) {
    for (const name of Object.keys(site(''))) if (!existsSync(join(folder, name))) missing.add(name);
    await new Promise(setImmediate);
  }
  await making;
  expect([...missing]).toEqual([]);
  expect(await namesIn(folder)).toEqual(Object.keys(site('')));
});
