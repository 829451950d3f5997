import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../generate/paths.ts';
import { packageBuilds } from './packages.ts';

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each(packageBuilds)('the package $name states a version of each of its dependencies', ({ folder }) => {
  const manifest = JSON.parse(readFileSync(fromRoot(`${folder}/package.json`), 'utf8')) as Manifest;
  const { dependencies, peerDependencies, optionalDependencies } = manifest;
  const ranges = Object.entries({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  expect(ranges.filter(([, range]) => !/^(?:>=)?\d/.test(range))).toEqual([]);
});
