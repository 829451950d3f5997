import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type PackedPackage, packPackages } from '../../scripts/release/packed-packages.ts';

export type PackageName = 'contract' | 'client' | 'mock' | 'conformance';

type Packed = Readonly<Record<PackageName, PackedPackage>>;

const pack = async (): Promise<Packed> => {
  const folder = await mkdtemp(join(inject('packedFolder'), 'process-'));
  const all = await packPackages(folder);
  return Object.fromEntries(all.map((each) => [each.name.replace(/^.*\//, ''), each])) as Packed;
};

let packed: Promise<Packed> | undefined;

/** Builds and packs the packages, once for all test files of this process. */
export const getPacked = (): Promise<Packed> => {
  packed ??= pack();
  return packed;
};

/** The tarballs of packages. */
export const getTarballs = async (...names: readonly PackageName[]): Promise<string[]> => {
  const all = await getPacked();
  return names.map((name) => all[name].tarball);
};
