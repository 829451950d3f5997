import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newFolder } from '../mocks/test/new-folder.ts';
import { installPackage } from './install-package.ts';

const createPackage = async (): Promise<{ folder: string; write: (version: string) => Promise<void> }> => {
  const folder = await newFolder();
  const write = async (version: string) => {
    const manifest = { name: 'tiny', version };
    const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { '': manifest } };
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  };
  await write('1.0.0');
  return { folder, write };
};

test('a package is installed on first use and when its lock file changed, with a line that names it', async () => {
  const { folder, write } = await createPackage();
  const lines: string[] = [];
  const install = () => installPackage(folder, 'the tiny package', (line) => lines.push(line));
  expect([await install(), await install()]).toEqual([true, false]);
  expect(lines).toEqual(['Installing the tiny package (first use, or its lock file changed) ...']);
  await write('2.0.0');
  expect([await install(), await install()]).toEqual([true, false]);
});

test('a failed installation is an error that names the folder, and is repeated', async () => {
  const { folder } = await createPackage();
  const lock = join(folder, 'package-lock.json');
  const valid = await readFile(lock, 'utf8');
  await writeFile(lock, '{');
  const install = () => installPackage(folder, 'the tiny package', () => {});
  await expect(install()).rejects.toThrow(`npm ci failed in ${folder}.`);
  await writeFile(lock, valid);
  expect(await install()).toBe(true);
});
