import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { type PackedPackage, packPackages } from '../../scripts/release/packed-packages.ts';

export type PackageName = 'contract' | 'client' | 'mock' | 'conformance';

type Packed = Readonly<Record<PackageName, PackedPackage>>;

/** In milliseconds: even on a loaded machine, only a stuck process takes this long to pack. */
const longest = 600_000;

/** The first process packs, and the others wait for it: two at the same time would build the same files. */
const pack = async (): Promise<Packed> => {
  const folder = join(inject('packedFolder'), 'tarballs');
  const [result, unfinished] = [`${folder}.json`, `${folder}.part.json`];
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const packed = await packPackages(folder).catch((error: unknown) => ({ error: String(error) }));
    await writeFile(unfinished, JSON.stringify(packed));
    await rename(unfinished, result);
  }
  await vi.waitUntil(() => existsSync(result), { timeout: longest, interval: 100 });
  const all = JSON.parse(await readFile(result, 'utf8')) as PackedPackage[] | { error: string };
  if ('error' in all) throw new Error(all.error);
  return Object.fromEntries(all.map((each) => [each.name.replace(/^.*\//, ''), each])) as Packed;
};

let packed: Promise<Packed> | undefined;

/** Builds and packs the packages, once for all test files. */
export const getPacked = (): Promise<Packed> => {
  packed ??= pack();
  return packed;
};

/** The tarballs of packages. */
export const getTarballs = async (...names: readonly PackageName[]): Promise<string[]> => {
  const all = await getPacked();
  return names.map((name) => all[name].tarball);
};
