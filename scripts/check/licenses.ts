import { existsSync } from 'node:fs';
import { packageBuilds } from '../build/packages.ts';
import { fromRoot, readText } from '../generate/paths.ts';
import { licensesPage, renderLicenses } from '../licenses/licenses-page.ts';
import { listShipped, type Shipped } from '../licenses/shipped-packages.ts';
import type { Problem, Step } from './run-steps.ts';

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

const read = (file: string): string | undefined => (existsSync(fromRoot(file)) ? readText(file) : undefined);

/** npm packs the file LICENSE of a package's folder. */
const ownLicenseProblems = (): Problem[] =>
  packageBuilds
    .map(({ folder }) => `${folder}/LICENSE`)
    .filter((file) => read(file) !== read('LICENSE'))
    .map((file) => ({ file, message: 'is not a copy of LICENSE' }));

/** Checks the licenses of what the published packages install and contain. */
export const licenses: Step = {
  name: 'licenses',
  describe: 'what the packages ship has permissive licenses, which docs/licenses.md lists',
  remedy: 'Run npm run licenses. Replace a package whose license is not permissive.',
  run: async () => {
    const shipped = listShipped();
    const names = shipped
      .flatMap(({ installed, bundled }) => [...installed, ...bundled])
      .map(({ name }) => name);
    const isCurrent = read(licensesPage) === renderLicenses(shipped);
    const pageProblems = isCurrent ? [] : [{ file: licensesPage, message: 'is not current' }];
    return [
      `${new Set(names).size} packages`,
      [...licenseProblems(shipped), ...pageProblems, ...ownLicenseProblems()],
    ];
  },
};
