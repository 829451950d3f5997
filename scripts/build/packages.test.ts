import { expect, test } from 'vitest';
import { readJson } from '../generate/paths.ts';
import { packageBuilds } from './packages.ts';

type Manifest = Readonly<Record<string, Readonly<Record<string, string>>>>;

test.each(packageBuilds)('the package $name states a version of each of its dependencies', ({ folder }) => {
  const manifest = readJson<Manifest>(`${folder}/package.json`);
  const { dependencies, peerDependencies, optionalDependencies } = manifest;
  const ranges = Object.entries({ ...dependencies, ...peerDependencies, ...optionalDependencies });
  expect(ranges.filter(([, range]) => !/^(?:>=)?\d/.test(range))).toEqual([]);
});
