import type { Problem } from '../check/step.ts';
import type { Shipped } from './shipped-packages.ts';

/** Licenses that let anyone use, change and distribute a package if its notices are kept (SPDX identifiers). */
const permissive: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/**
 * Whether an SPDX license expression offers only permissive terms, or a choice of them. Nested expressions aren't
 * understood, and count as not permissive.
 */
export const isPermissive = (expression: string): boolean =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => permissive.has(license)));

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
