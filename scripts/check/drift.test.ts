import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compareFolders } from './drift.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const createFolder = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

test('folders with the same bytes do not differ', () => {
  expect(compareFolders(createFolder({ 'a/b.ts': '1\n' }), createFolder({ 'a/b.ts': '1\n' }))).toEqual([]);
});

test('a changed, a missing and a left-over file are each named', () => {
  const committed = createFolder({ 'a/same.ts': '1', 'a/edited.ts': '1', 'old.ts': '1' });
  const generated = createFolder({ 'a/same.ts': '1', 'a/edited.ts': '1 ', 'new.ts': '1' });
  expect(compareFolders(committed, generated)).toEqual([
    { file: 'a/edited.ts', message: 'is out of date' },
    { file: 'new.ts', message: 'is missing' },
    { file: 'old.ts', message: 'is no longer generated' },
  ]);
});
