import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onBothEngines, onBothEnginesThoroughly } from './on-both-engines.ts';

const suffix = /\.(test|slow|thorough)\.ts$/;
const root = fileURLToPath(new URL('../..', import.meta.url));
const filesIn = async (folder: string) =>
  (await readdir(join(root, folder), { recursive: true }))
    .filter((file) => suffix.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file));
const files = [...(await filesIn('mocks')), ...(await filesIn('test'))];
const toPath = (file: string): string => file.replace(suffix, '');

test('every test that needs a database server runs on one', () => {
  const dependentFiles = files.filter((file) =>
    /\b(onServer|twoProcesses)\(/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(dependentFiles.length).toBeGreaterThan(0);
  expect(dependentFiles.filter((file) => !onBothEngines.includes(toPath(file)))).toEqual([]);
});

test('every path in the lists matches a test', () => {
  const paths = new Set(files.map(toPath));
  const entries = [...onBothEngines, ...onBothEnginesThoroughly];
  expect(entries.filter((path) => !paths.has(path))).toEqual([]);
});
