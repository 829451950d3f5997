import type { ClauseId } from '@workspace-api/contract';
import type { Difference } from '../../checks/check-result.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { RequestCounts } from '../report/report.ts';
import type { Holds } from '../scenario-facts.ts';
import type { StepLog } from '../session/step.ts';

/** A broken clause that doesn't end its case. */
export type SoftFinding = {
  clause: ClauseId;
  operation: string | null;
  difference: Difference;
  /** The exchange that shows it; null if only the whole case shows it. */
  exchange: Exchange | null;
};

/** The log of one run of a case. */
export type CaseLog = StepLog & {
  /** Whether the case is being repeated because it found a broken clause. */
  readonly isRepetition: boolean;
  /** What the scenario of the case holds. */
  readonly holds: Holds;
  checks: Map<ClauseId, { count: number; operations: Set<string> }>;
  soft: SoftFinding[];
  requests: RequestCounts;
  /** Whether the case has sent a write of its own. What it reads afterwards is reading back. */
  hasWritten: boolean;
};

/** @param requests the counts of the case, which its attempts share */
export const emptyLog = (requests: RequestCounts, isRepetition: boolean, holds: Holds): CaseLog => ({
  isRepetition,
  holds,
  steps: [],
  checks: new Map(),
  soft: [],
  requests,
  hasWritten: false,
});

/** Records that an expectation of a clause was evaluated. */
export const noteCheck = (log: CaseLog, clause: ClauseId, operation: string | null): void => {
  const entry = log.checks.get(clause) ?? { count: 0, operations: new Set<string>() };
  entry.count += 1;
  if (operation) entry.operations.add(operation);
  log.checks.set(clause, entry);
};

const word = /[^\s"'`,;()[\]{}]+/g;

/**
 * The kind of a difference: its expectation without the words that differ between two runs of a case. Those have a digit: a
 * count, a time, an id or a generated name.
 */
const getKind = ({ expected }: Difference): string =>
  expected.replaceAll(word, (each) => (/\d/.test(each) ? '#' : each));

/** Findings with the same key are equivalent: they differ at most in the counts, times and names of their values. */
export const softKey = ({ clause, operation, difference, exchange }: SoftFinding): string =>
  [clause, operation, exchange?.status, getKind(difference)].join('|');

/** The target broke a clause that ends the case. */
export class ViolationError extends Error {
  override readonly name = 'ViolationError';
  readonly clause: ClauseId;
  readonly difference: Difference;
  /** The operation whose response shows it; null for a request outside the contract. */
  readonly operation: string | null;

  constructor(clause: ClauseId, difference: Difference, operation: string | null) {
    super(`${clause}: expected ${difference.expected}, got ${difference.got}`);
    this.clause = clause;
    this.difference = difference;
    this.operation = operation;
  }
}
