import type { Problem } from '../check/step.ts';
import { isPermissive } from './permissive.ts';
import type { Shipped } from './shipped-packages.ts';

/** Packages without a permissive license that are accepted, with the reason. */
const accepted: Readonly<Record<string, string>> = {
  // Its repository declares no license. @scalar/api-reference depends on it and is distributed with it.
  neverpanic: '0.0.5',
};

/** Finds packages whose license isn't permissive, or unknown. */
export const licenseProblems = (shipped: readonly Shipped[]): Problem[] =>
  shipped.flatMap(({ name: owner, installed, bundled }) =>
    [...installed, ...bundled]
      .filter(({ license }) => license === undefined || !isPermissive(license))
      .filter(({ name, version }) => accepted[name] !== version)
      .map(({ name, version, license }) => ({
        file: owner,
        message: `${name} ${version} has the license ${license ?? 'none'}, which isn't permissive`,
      })),
  );
