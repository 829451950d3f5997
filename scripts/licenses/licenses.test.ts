import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packageBuilds } from '../build/packages.ts';
import { isPermissive, licenseProblems } from '../check/licenses.ts';
import { fromRoot, readText } from '../generate/paths.ts';
import { collectDependencies, type LockedPackages, readLockFile } from './lock-file.ts';
import { listShipped } from './shipped-packages.ts';

const tree: LockedPackages = {
  own: { dependencies: { one: '1', sibling: '1' } },
  'node_modules/sibling': { link: true, resolved: 'other' },
  other: { optionalDependencies: { two: '1' } },
  'node_modules/one': { dependencies: { two: '2' } },
  'node_modules/one/node_modules/two': { version: '2.0.0' },
  'node_modules/two': { version: '1.0.0', dependencies: { one: '1' } },
  'node_modules/unrelated': {},
};

test('dependencies are found where Node finds them, also through workspaces and cycles', () => {
  expect([...collectDependencies(tree, ['own'])].sort()).toEqual([
    'node_modules/one',
    'node_modules/one/node_modules/two',
    'node_modules/two',
    'other',
    'own',
  ]);
  expect(() => collectDependencies({ own: { dependencies: { gone: '1' } } }, ['own'])).toThrow(
    'The lock file lacks gone, on which own depends.',
  );
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE', false],
  ['UNLICENSED', false],
])('%s is permissive: %s', (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});

test('a license that is not permissive, and a missing one, are problems', () => {
  const one = { name: 'one', version: '1.0.0' };
  const shipped = (license: string | undefined) => [
    { name: '@workspace-api/mock', installed: [{ ...one, license, integrity: undefined }], bundled: [] },
  ];
  expect(licenseProblems(shipped('MIT'))).toEqual([]);
  for (const license of ['AGPL-3.0-only', undefined])
    expect(licenseProblems(shipped(license))).toEqual([
      {
        file: '@workspace-api/mock',
        message: `one 1.0.0 has the license ${license ?? 'none'}, which isn't permissive`,
      },
    ]);
});

/** The packages that the sources of a folder import, except from Node, this repository and tests. */
const listImports = (folder: string): Set<string> => {
  const files = readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|vite\.config|node_modules/.test(file),
  );
  const specifiers = files.flatMap((file) =>
    [...readText(`${folder}/${file}`).matchAll(/ from '([^.'][^']*)'/g)].map(
      ([, specifier = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? '',
    ),
  );
  return new Set(specifiers.filter((name) => !/^(node:|@workspace-api)/.test(name)));
};

test('the packages in the pages of the sandbox are the packages that their sources import', () => {
  const { pagePackages = [] } = packageBuilds.find(({ name }) => name === 'mock') ?? {};
  const sources = ['mocks/dashboard', 'mocks/mutants', 'mocks/wrappers', 'scripts/docs/browser'];
  const imported = new Set(sources.flatMap((folder) => [...listImports(folder)]));
  // Only in the text of a test that the dashboard writes.
  imported.delete('vitest');
  expect([...imported].sort()).toEqual([...pagePackages].sort());
});

test('a published package lists what npm installs with it, and what its files contain', () => {
  const packages = readLockFile('package-lock.json');
  const mock = listShipped(packages).find(({ name }) => name === '@workspace-api/mock');
  const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);
  expect(names(mock?.installed)).toEqual(expect.arrayContaining(['hono', 'pg', 'pg-protocol', 'libsql']));
  expect(names(mock?.installed)).not.toContain('vitest');
  expect(names(mock?.bundled)).toEqual(expect.arrayContaining(['kysely', 'preact', '@preact/signals-core']));
  expect(names(mock?.bundled)).not.toContain('pg');
});
