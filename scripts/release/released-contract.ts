import { readJson } from '../generate/paths.ts';
import type { ReleasedClauses } from './clause-changes.ts';

/** The contract of the last release: its bundle, its clauses, and what each release changed, newest first. */
export const released = {
  bundle: 'openapi/baseline/openapi.json',
  clauses: 'openapi/baseline/clauses.json',
  history: 'openapi/baseline/changes.json',
} as const;

/** The bundle of the current contract. */
export const currentBundle = 'generated/openapi.json';

/** Returns the clauses of the last release. */
export const releasedClauses = (): ReleasedClauses => readJson(released.clauses);
