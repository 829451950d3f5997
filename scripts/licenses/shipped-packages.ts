import { packageBuilds } from '../build/packages.ts';
import { collectDependencies, getPackageName, type LockedPackages, readLockFile } from './lock-file.ts';

/** Lists the packages of other authors in some folders of a lock file, each once. */
const toList = (packages: LockedPackages, folders: Iterable<string>) => {
  const shipped = [...folders]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder) => {
      // The SPDX expression of its license, and the checksum of its tarball, if the lock file has them.
      const { version = '', license, integrity } = packages[folder] ?? {};
      return { name: getPackageName(folder), version, license, integrity };
    });
  const byName = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? []);
};

/** Lists what each published package installs and contains, from the lock file. */
export const listShipped = (packages: LockedPackages = readLockFile('package-lock.json')) =>
  packageBuilds.map(({ name, folder, bundledPackages = [], commonjs = [], pagePackages = [] }) => {
    const bundled = [...bundledPackages, ...commonjs, ...pagePackages].map(
      (bundledName) => `node_modules/${bundledName}`,
    );
    return {
      name: `@workspace-api/${name}`,
      /** Installed with it by npm. */
      installed: toList(packages, collectDependencies(packages, [folder])),
      /** Part of its files. */
      bundled: toList(packages, collectDependencies(packages, bundled)),
    };
  });

/** The packages of other authors that come with a published package. */
export type Shipped = ReturnType<typeof listShipped>[number];

/** A package of another author that a published package installs or contains. */
export type ShippedPackage = Shipped['installed'][number];
