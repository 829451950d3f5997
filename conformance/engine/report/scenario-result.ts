import type { Finding, HarnessError } from './report.ts';

/** What one scenario observed of one clause. */
export type Observation = {
  checks: number;
  operations: string[];
  findings: Finding[];
  /** Reasons of the declarations that leave out the clause at an operation where it is broken. */
  unsupported: string[];
  /** What was missing to judge it; `unsupported` if the configuration says so. */
  missing: { reason: string; unsupported: boolean }[];
  errors: string[];
};

/** Everything that one scenario observed. */
export type ScenarioResult = {
  id: string;
  title: string;
  clauses: readonly string[];
  /** By clause. */
  observations: Record<string, Observation>;
  errors: HarnessError[];
  requests: number;
  waitedMs: number;
};
