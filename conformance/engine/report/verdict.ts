import {
  type ClauseResult,
  type ClauseStatus,
  clauseStatuses,
  type HarnessError,
  type Verdict,
} from './report.ts';

type Result = Pick<ClauseResult, 'level' | 'status'>;

/** Whether the run says nothing about a clause. */
export const isUnchecked = ({ status }: Pick<Result, 'status'>): boolean =>
  status === 'not-exercised' || status === 'unsupported' || status === 'error';

/**
 * Computes the verdict. A broken `must` makes it not conformant. A `must` or `should` that could not be checked makes it
 * partial, and so does a waived `must`; a `should` that isn't followed doesn't, waived or not. A provisional clause never counts,
 * because the service document doesn't promise it.
 */
export const evaluateVerdict = (clauses: readonly Result[], errors: readonly HarnessError[]): Verdict => {
  if (clauses.some(({ status }) => status === 'fail')) return 'not-conformant';
  const isIncomplete = clauses.some(
    (clause) =>
      (clause.level === 'must' && clause.status === 'waived') ||
      (clause.level !== 'provisional' && isUnchecked(clause)),
  );
  return isIncomplete || errors.length > 0 ? 'partial' : 'conformant';
};

/** The exit code of an interrupted run, which a shell reports for a command ended by SIGINT: 128 + 2. */
export const interruptedExitCode = 130;

/** The number of clauses with each status. */
export const countByStatus = (
  clauses: readonly Pick<ClauseResult, 'status'>[],
): Record<ClauseStatus, number> =>
  Object.fromEntries(
    clauseStatuses.map((status) => [status, clauses.filter((clause) => clause.status === status).length]),
  ) as Record<ClauseStatus, number>;

/**
 * The part of a report that describes the target's results.
 *
 * @param allowPartial tolerates clauses that were not checked, but not errors: what they left unchecked is unknown
 */
export const evaluateResults = <Clause extends Result>(
  clauses: Clause[],
  errors: HarnessError[],
  allowPartial: boolean,
) => {
  const totals = countByStatus(clauses);
  const isTolerated = allowPartial && errors.length === 0 && totals.error === 0;
  const exitCodes = { conformant: 0, partial: isTolerated ? 0 : 3, 'not-conformant': 1 } as const;
  const verdict = evaluateVerdict(clauses, errors);
  return { verdict, exitCode: exitCodes[verdict], totals, clauses, errors };
};
