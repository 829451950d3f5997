import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { clauses } from '@workspace-api/contract';
import { fromRoot } from '../generate/paths.ts';
import type { ReleasedClauses } from './clause-changes.ts';

/** The contract of the last release: its bundle, and its clauses. */
export const released = {
  bundle: 'openapi/baseline/openapi.json',
  clauses: 'openapi/baseline/clauses.json',
} as const;

/** The bundle of the current contract. */
export const currentBundle = 'generated/openapi.json';

const parseVersion = (bundle: string) => (JSON.parse(bundle) as { info: { version: string } }).info.version;
const readSource = (file: string) => readFileSync(fromRoot(file), 'utf8');

/** Returns the version of the current contract. */
export const currentVersion = (): string => parseVersion(readSource(currentBundle));

/** Returns the clauses of the current contract. */
export const currentClauses = (): ReleasedClauses =>
  Object.fromEntries(Object.values(clauses).map(({ id, level, text }) => [id, { level, text }]));

/** Returns the clauses of the last release, or null if it didn't record them. */
export const releasedClauses = (): ReleasedClauses | null =>
  existsSync(fromRoot(released.clauses))
    ? (JSON.parse(readSource(released.clauses)) as ReleasedClauses)
    : null;

/**
 * Makes the current contract the released one.
 *
 * @returns its version
 * @throws Error if another contract of the same version was released
 */
export const renewBaseline = (): string => {
  const bundle = readSource(currentBundle);
  const version = parseVersion(bundle);
  if (existsSync(fromRoot(released.bundle))) {
    const before = readSource(released.bundle);
    if (before !== bundle && parseVersion(before) === version) {
      throw new Error(
        `${released.bundle} is a different ${version}. Increase info.version in openapi/root.yaml and run npm run generate, ` +
          'or delete that file if this version has not been released.',
      );
    }
  }
  mkdirSync(dirname(fromRoot(released.bundle)), { recursive: true });
  writeFileSync(fromRoot(released.bundle), bundle);
  writeFileSync(fromRoot(released.clauses), `${JSON.stringify(currentClauses(), null, 2)}\n`);
  return version;
};
