import { readFileSync, writeFileSync } from 'node:fs';
import { clauses } from '@workspace-api/contract';
import type { ContractVersion } from '../../generated/code/changes.ts';
import type { OpenApiDocument } from '../generate/openapi-document.ts';
import { fromRoot } from '../generate/paths.ts';
import type { ReleasedClauses } from './clause-changes.ts';

/** The contract of the last release: its bundle, its clauses, and what each release changed, newest first. */
export const released = {
  bundle: 'openapi/baseline/openapi.json',
  clauses: 'openapi/baseline/clauses.json',
  history: 'openapi/baseline/changes.json',
} as const;

/** The bundle of the current contract. */
export const currentBundle = 'generated/openapi.json';

const read = <T>(file: string): T => JSON.parse(readFileSync(fromRoot(file), 'utf8'));
const write = (file: string, value: unknown) =>
  writeFileSync(fromRoot(file), `${JSON.stringify(value, null, 2)}\n`);

/** Returns the released contract, and the current one. */
export const readContracts = () => ({
  before: read<OpenApiDocument>(released.bundle),
  after: read<OpenApiDocument>(currentBundle),
});

/** Returns what each release changed, newest first. */
export const releasedHistory = (): ContractVersion[] => read(released.history);

/** Returns the clauses of the last release. */
export const releasedClauses = (): ReleasedClauses => read(released.clauses);

/**
 * Makes the current contract the released one.
 *
 * @param history what each release changed, including this one
 * @returns its version
 * @throws Error if another contract of the same version was released
 */
export const renewBaseline = (history: readonly ContractVersion[]): string => {
  const { before, after } = readContracts();
  const { version } = after.info;
  if (before.info.version === version && JSON.stringify(before) !== JSON.stringify(after))
    throw new Error(
      `${released.bundle} is a different ${version}. Increase info.version in openapi/root.yaml and run npm run generate.`,
    );
  const stored = Object.values(clauses).map(({ id, level, text }) => [id, { level, text }] as const);
  write(released.bundle, after);
  write(released.clauses, Object.fromEntries(stored));
  write(released.history, history);
  return version;
};
