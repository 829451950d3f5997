import type { Problem } from '../check/step.ts';
import { isPermissive } from './permissive.ts';
import type { Shipped } from './shipped-packages.ts';

/** Finds packages whose license isn't permissive, or unknown. */
export const licenseProblems = (shipped: readonly Shipped[]): Problem[] =>
  shipped.flatMap(({ name: owner, installed, bundled }) =>
    [...installed, ...bundled]
      .filter(({ license }) => license === undefined || !isPermissive(license))
      .map(({ name, version, license }) => ({
        file: owner,
        message: `${name} ${version} has the license ${license ?? 'none'}, which isn't permissive`,
      })),
  );
