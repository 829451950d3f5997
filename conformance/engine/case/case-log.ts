import type { ClauseId } from '@workspace-api/contract';
import type { Difference } from '../../checks/check-result.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { RequestCounts } from '../report/report.ts';
import type { Holds } from '../scenario-facts.ts';

/** A call of the driver. It may be what a later response depends on, such as an advanced clock. */
export type DriverCall = {
  readonly capability: string;
  readonly input: unknown;
  /** What it returned; undefined if it returned nothing or failed. */
  result?: unknown;
};

/** A step of a case: a request with its response, or a call of the driver. */
export type Step = Exchange | DriverCall;

export const isExchange = (step: Step): step is Exchange => !('capability' in step);

/** A clause that the target broke. */
export type BrokenClause = {
  clause: ClauseId;
  /** The operation whose response shows it; null for a request outside the contract. */
  operation: string | null;
  difference: Difference;
  /** The exchange that shows it; null if only the whole case shows it. */
  exchange: Exchange | null;
  /** The steps that show it. */
  steps: readonly Step[];
};

/**
 * Creates the log of one run of a case.
 *
 * @param requests the counts of the case, which its attempts share
 * @param isRepetition whether the case is being repeated because it found a broken clause
 * @param holds what the scenario of the case holds
 */
export const emptyLog = (
  { scenario, name, requests }: { scenario: string; name: string; requests: RequestCounts },
  isRepetition: boolean,
  holds: Holds,
) => ({
  at: { scenario, case: name },
  isRepetition,
  holds,
  steps: [] as Step[],
  checks: new Map<ClauseId, { count: number; operations: Set<string> }>(),
  /** The broken clauses that didn't end the case. */
  soft: [] as BrokenClause[],
  requests,
  /** Whether the case has sent a write of its own. What it reads afterwards is reading back. */
  hasWritten: false,
});
export type CaseLog = ReturnType<typeof emptyLog>;

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
export const softKey = ({ clause, operation, difference, exchange }: BrokenClause): string =>
  [clause, operation, exchange?.status, getKind(difference)].join('|');

/** The target broke a clause that ends the case. */
export class ViolationError extends Error {
  override readonly name = 'ViolationError';
  readonly broken: BrokenClause;

  constructor(broken: BrokenClause) {
    const { clause, difference } = broken;
    super(`${clause}: expected ${difference.expected}, got ${difference.got}`);
    this.broken = broken;
  }
}
