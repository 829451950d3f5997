import type { Finding, HarnessError } from '../report/report.ts';
import type { MadeEvent } from './made.ts';

/** What one scenario saw of one clause. */
export type Observation = {
  checks: number;
  operations: string[];
  findings: Finding[];
  lacks: { reason: string; unsupported: boolean }[];
  errors: string[];
};

/** All that a scenario saw: plain data, for it comes back from a worker. */
export type ScenarioResult = {
  id: string;
  title: string;
  clauses: string[];
  /** It was left out by `--only`, `--replay` or because only a list was asked for. */
  skipped: boolean;
  observations: Record<string, Observation>;
  errors: HarnessError[];
  requests: number;
  waitedMs: number;
  events: MadeEvent[];
};
