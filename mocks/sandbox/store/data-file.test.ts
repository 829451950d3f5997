import { chmodSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../create-sandbox.ts';
import { readSeedFile } from '../seed/own/read-seed-file.ts';

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-'));
  onTestFinished(async () => {
    chmodSync(folder, 0o700);
    await rm(folder, { recursive: true });
  });
  return folder;
};

const refusal = async (data: string) => {
  const error: unknown = await createSandbox({ data }).catch((thrown: unknown) => thrown);
  // Nothing is made beside what can't be used.
  expect(existsSync(`${data}.key`)).toBe(false);
  return (error as Error).message;
};

test('a file in a folder that is not there', async () => {
  const folder = join(await newFolder(), 'none');
  expect(await refusal(join(folder, 'records.db'))).toBe(
    `The records can't be kept in ${folder}/records.db: there is no folder ${folder}. Make it, or give a file elsewhere.`,
  );
});

test('a file in a file', async () => {
  const file = join(await newFolder(), 'letter.txt');
  await writeFile(file, 'Dear reader');
  expect(await refusal(join(file, 'records.db'))).toContain(`${file} is no folder`);
});

test('a folder', async () => {
  const folder = join(await newFolder(), 'records');
  await mkdir(folder);
  expect(await refusal(folder)).toContain('it is a folder. Give a file in it, such as records.db');
});

test('something else is left as it is', async () => {
  const file = join(await newFolder(), 'letter.txt');
  await writeFile(file, 'Dear reader');
  expect(await refusal(file)).toContain('it is no SQLite database, and is left as it is');
  expect(await readFile(file, 'utf8')).toBe('Dear reader');
});

test('a database of another kind', async () => {
  expect(await refusal('mysql://localhost/records')).toContain('databases are of postgres://');
});

test('an empty file is as good as none', async () => {
  const data = join(await newFolder(), 'records.db');
  await writeFile(data, '');
  const sandbox = await createSandbox({ data });
  await sandbox.close();
  expect((await readFile(data, 'latin1')).startsWith('SQLite format 3')).toBe(true);
});

// Nothing is forbidden to root.
test.skipIf(process.getuid?.() === 0)('a folder that may not be written in, and a file', async () => {
  const folder = await newFolder();
  const data = join(folder, 'records.db');
  chmodSync(folder, 0o500);
  expect(await refusal(data)).toContain(`this user may not write in the folder ${folder}`);
  chmodSync(folder, 0o700);
  await writeFile(data, '', { mode: 0o400 });
  expect(await refusal(data)).toContain('this user may not read and write it');
});

test('a seed that is a folder', async () => {
  const folder = await newFolder();
  await expect(readSeedFile(folder)).rejects.toThrow(`The seed ${folder} can't be read: it is a folder.`);
});
