import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The imports of a module that are loaded with it: neither types nor `import()`. */
const staticImports = (file: string): string[] => {
  if (!file.endsWith('.ts')) return [];
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(/^(?:import|export) (?!type )(?:[^'";]*? from )?'([^']+)'/gm);
  return [...statements].map(([, specifier = '']) => specifier);
};

/** The packages that a module of this folder loads, directly or through other modules. */
const getPackages = (entry: string): string[] => {
  const packages = new Set<string>();
  const files = new Set<string>();
  const visit = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const specifier of staticImports(file)) {
      if (specifier.startsWith('.')) visit(resolve(dirname(file), specifier));
      else if (!isBuiltin(specifier)) packages.add(specifier);
    }
  };
  visit(fileURLToPath(new URL(entry, import.meta.url)));
  return [...packages].sort();
};

const light = ['@workspace-api/contract', 'commander', 'leven', 'picocolors'];

// A package such as zod, undici or tsx takes longer to load than --explain takes to print a clause.
test('the command loads neither the engine nor its packages before it runs the gate', () => {
  expect(getPackages('main.ts')).toEqual(light);
});

test('--list and --explain load no scenario', () => {
  const tables = ['@workspace-api/contract/mutants.json', '@workspace-api/contract/places.json'];
  expect([...tables, ...light]).toEqual(expect.arrayContaining(getPackages('register.ts')));
});

test('a run loads the engine', () => {
  expect(getPackages('../run-gate.ts')).toEqual(expect.arrayContaining(['undici', 'zod']));
});
