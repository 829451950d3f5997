import { packageBuilds } from '../build/packages.ts';
import { collectDependencies, getPackageName, type LockedPackages } from './lock-file.ts';

/** A package of another author that a published package installs or contains. */
export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression of its license; undefined if it declares none. */
  readonly license: string | undefined;
  /** The checksum of its tarball, as in the lock file. */
  readonly integrity: string | undefined;
};

/** The packages of other authors that come with a published package. */
export type Shipped = {
  /** The name of the published package. */
  readonly name: string;
  /** Installed with it by npm. */
  readonly installed: readonly ShippedPackage[];
  /** Part of its files. */
  readonly bundled: readonly ShippedPackage[];
};

const toList = (packages: LockedPackages, folders: Iterable<string>): ShippedPackage[] => {
  const shipped = [...folders]
    .filter((folder) => folder.includes('node_modules/'))
    .map((folder): ShippedPackage => {
      const { version = '', license, integrity } = packages[folder] ?? {};
      return { name: getPackageName(folder), version, license, integrity };
    });
  const byName = new Map(shipped.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.keys()].sort().flatMap((key) => byName.get(key) ?? []);
};

/** Lists what each published package installs and contains, from the lock file. */
export const listShipped = (packages: LockedPackages): Shipped[] =>
  packageBuilds.map(({ name, folder, bundledPackages = [], commonjs = [], pagePackages = [] }) => {
    const bundled = [...bundledPackages, ...commonjs, ...pagePackages].map(
      (bundledName) => `node_modules/${bundledName}`,
    );
    return {
      name: `@workspace-api/${name}`,
      installed: toList(packages, collectDependencies(packages, [folder])),
      bundled: toList(packages, collectDependencies(packages, bundled)),
    };
  });
