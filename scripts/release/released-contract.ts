import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { clauses } from '@workspace-api/contract';
import type { ContractVersion } from '../../generated/code/changes.ts';
import { fromRoot } from '../generate/paths.ts';
import type { CurrentClause, ReleasedClauses } from './clause-changes.ts';

/** The contract of the last release: its bundle, its clauses, and what each release changed, newest first. */
export const released = {
  bundle: 'openapi/baseline/openapi.json',
  clauses: 'openapi/baseline/clauses.json',
  history: 'openapi/baseline/changes.json',
} as const;

/** The bundle of the current contract. */
export const currentBundle = 'generated/openapi.json';

const parseVersion = (bundle: string) => (JSON.parse(bundle) as { info: { version: string } }).info.version;
const readSource = (file: string) => readFileSync(fromRoot(file), 'utf8');

/** Returns the version of the current contract. */
export const currentVersion = (): string => parseVersion(readSource(currentBundle));

/** Returns the clauses of the current contract. */
export const currentClauses = (): Record<string, CurrentClause> =>
  Object.fromEntries(
    Object.values(clauses).map(({ id, level, text, operations }) => [id, { level, text, operations }]),
  );

/** Returns what each release changed, newest first. */
export const releasedHistory = (): ContractVersion[] =>
  existsSync(fromRoot(released.history))
    ? (JSON.parse(readSource(released.history)) as ContractVersion[])
    : [];

/** Returns the clauses of the last release, or null if it didn't record them. */
export const releasedClauses = (): ReleasedClauses | null =>
  existsSync(fromRoot(released.clauses))
    ? (JSON.parse(readSource(released.clauses)) as ReleasedClauses)
    : null;

/**
 * Makes the current contract the released one.
 *
 * @param history what each release changed, including this one
 * @returns its version
 * @throws Error if another contract of the same version was released
 */
export const renewBaseline = (history: readonly ContractVersion[]): string => {
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
  const stored = Object.entries(currentClauses()).map(
    ([id, { level, text }]) => [id, { level, text }] as const,
  );
  writeFileSync(fromRoot(released.clauses), `${JSON.stringify(Object.fromEntries(stored), null, 2)}\n`);
  writeFileSync(fromRoot(released.history), `${JSON.stringify(history, null, 2)}\n`);
  return version;
};
