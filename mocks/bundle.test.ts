import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundle } from './bundle.js';
import { newFolder } from './test/new-folder.ts';

const folder = await newFolder(afterAll);

const longAgo = new Date('2020-01-01T00:00:00Z');

/** A program of two files that were written long ago. */
const program = async (name: string) => {
  const [entry, part, outfile] = ['entry.ts', 'part.ts', 'dist/out.js'].map((file) =>
    join(folder, name, file),
  );
  await mkdir(join(folder, name));
  const write = async (file = '', source: string) => {
    await writeFile(file, source);
    await utimes(file, longAgo, longAgo);
  };
  await write(entry, "import { said } from './part.ts';\nconsole.log(said);\n");
  await write(part, "export const said: string = 'one';\n");
  const age = () => utimes(join(folder, name), longAgo, longAgo);
  await age();
  const make = (host?: 'node' | 'page') => bundle(entry ?? '', outfile ?? '', host);
  const readBundle = async () => ({
    source: await readFile(outfile ?? '', 'utf8'),
    id: (await stat(outfile ?? '')).ino,
  });
  return { part: part ?? '', entry: entry ?? '', outfile: outfile ?? '', write, age, make, readBundle };
};

test('a bundle is built only once', async () => {
  const { make, readBundle, age } = await program('once');
  await make();
  const first = await readBundle();
  await age();
  await make();
  expect(await readBundle()).toEqual(first);
});

test('a changed file is bundled again', async () => {
  const { part, make, readBundle, age } = await program('changed');
  await make();
  await age();
  await writeFile(part, "export const said: string = 'two';\n");
  await make();
  expect((await readBundle()).source).toContain('two');
});

test('a new file in a folder of the program causes a new bundle', async () => {
  const { part, make, readBundle, write } = await program('more');
  await make();
  const first = await readBundle();
  await write(`${part}x.ts`, '');
  await make();
  expect((await readBundle()).id).not.toBe(first.id);
});

test('the parts that a page loads later are next to its program, and replace earlier parts', async () => {
  const { part, entry, outfile, write, age, make } = await program('parts');
  await write(entry, "export const load = () => import('./part.ts');\n");
  const listFiles = async () => (await readdir(join(outfile, '..'))).filter((name) => name.endsWith('.js'));
  await make('page');
  const [output, first] = (await listFiles()).toSorted();
  expect([output, first]).toEqual(['out.js', expect.stringMatching(/^part-/)]);
  expect(await readFile(outfile, 'utf8')).toContain(`./${first}`);
  await age();
  await writeFile(part, "export const said: string = 'two';\n");
  await make('page');
  const files = await listFiles();
  expect(files).toHaveLength(2);
  expect(files).not.toContain(first);
});
