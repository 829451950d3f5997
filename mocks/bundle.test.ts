import { mkdir, mkdtemp, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle } from './bundle.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'workspace-bundle-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const longAgo = new Date('2020-01-01T00:00:00Z');

/** A program of two files, long after it was written. */
const program = async (name: string) => {
  const [entry, part, outfile] = ['entry.ts', 'part.ts', 'dist/out.js'].map((file) =>
    join(folder, name, file),
  );
  await mkdir(join(folder, name));
  const write = async (file = '', text: string) => {
    await writeFile(file, text);
    await utimes(file, longAgo, longAgo);
  };
  await write(entry, "import { said } from './part.ts';\nconsole.log(said);\n");
  await write(part, "export const said: string = 'one';\n");
  const age = () => utimes(join(folder, name), longAgo, longAgo);
  await age();
  const make = () => bundle(entry ?? '', outfile ?? '');
  const made = async () => ({
    text: await readFile(outfile ?? '', 'utf8'),
    id: (await stat(outfile ?? '')).ino,
  });
  return { part: part ?? '', write, age, make, made };
};

test('a bundle is made once', async () => {
  const { make, made, age } = await program('once');
  await make();
  const first = await made();
  await age();
  await make();
  expect(await made()).toEqual(first);
});

test('a changed file is bundled again', async () => {
  const { part, make, made, age } = await program('changed');
  await make();
  await age();
  await writeFile(part, "export const said: string = 'two';\n");
  await make();
  expect((await made()).text).toContain('two');
});

test('a file more in a folder of the program is seen', async () => {
  const { part, make, made, write } = await program('more');
  await make();
  const first = await made();
  await write(`${part}x.ts`, '');
  await make();
  expect((await made()).id).not.toBe(first.id);
});

test('a bundle is made again in another place', async () => {
  const { make, made, age } = await program('moved');
  await make();
  const first = await made();
  await age();
  const record = join(folder, 'moved', 'dist', 'out.js.inputs.json');
  await writeFile(
    record,
    (await readFile(record, 'utf8')).replace(/"madeAs":"[^"]*"/, '"madeAs":"elsewhere"'),
  );
  await make();
  expect((await made()).id).not.toBe(first.id);
});
