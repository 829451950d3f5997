import { readJson } from '../generate/paths.ts';

/** A package in a lock file, by its folder. */
export type LockedPackage = {
  readonly version?: string;
  readonly license?: string;
  /** For a workspace's link, the folder of the workspace; else the address that the package was downloaded from. */
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};

/** The packages of a lock file, by their folders. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** Reads a lock file of npm (lockfileVersion 3). */
export const readLockFile = (file: string): LockedPackages =>
  readJson<{ packages: LockedPackages }>(file).packages;

/** Finds the folder of a dependency as Node does: in the package's own folder, then in each one above it. */
const findFolder = (packages: LockedPackages, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)[^/]*$/, '')) {
    const inFolder = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    const match = packages[inFolder];
    if (match) return match.link ? match.resolved : inFolder;
    if (folder === '') return undefined;
  }
};

/**
 * Collects packages with everything that they depend on.
 *
 * @param folders the folders of the packages, in the lock file
 * @throws Error if a dependency is missing
 */
export const collectDependencies = (
  packages: LockedPackages,
  folders: readonly string[],
): ReadonlySet<string> => {
  const collected = new Set<string>();
  const collect = (folder: string): void => {
    if (collected.has(folder)) return;
    collected.add(folder);
    const { dependencies, optionalDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const dependency = findFolder(packages, folder, name);
      if (dependency === undefined)
        throw new Error(`The lock file lacks ${name}, on which ${folder} depends.`);
      collect(dependency);
    }
  };
  for (const folder of folders) collect(folder);
  return collected;
};

/** The name of a package, from its folder. */
export const getPackageName = (folder: string): string =>
  folder.slice(folder.lastIndexOf('node_modules/') + 13);
