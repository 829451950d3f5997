import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onBothEngines } from './on-both-engines.ts';

const suffix = /\.(test|thorough)\.ts$/;
const mocks = fileURLToPath(new URL('..', import.meta.url));
const files = (await readdir(mocks, { recursive: true })).filter(
  (file) => suffix.test(file) && !file.includes('node_modules'),
);

const matchesPath = (path: string, file: string): boolean => {
  const name = join('mocks', file).replace(suffix, '');
  return path.endsWith('/**') ? name.startsWith(path.slice(0, -2)) : name === path;
};

test('every test that needs a database server runs on one', () => {
  const dependentFiles = files.filter((file) =>
    /\b(onServer|twoProcesses)\(/.test(readFileSync(join(mocks, file), 'utf8')),
  );
  expect(dependentFiles.length).toBeGreaterThan(0);
  expect(dependentFiles.filter((file) => !onBothEngines.some((path) => matchesPath(path, file)))).toEqual([]);
});

test('every path in the list matches a test', () => {
  expect(onBothEngines.filter((path) => !files.some((file) => matchesPath(path, file)))).toEqual([]);
});
