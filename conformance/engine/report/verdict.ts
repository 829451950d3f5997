import {
  type ClauseResult,
  type ClauseStatus,
  clauseStatuses,
  type HarnessError,
  type Report,
  type Verdict,
} from './report.ts';

/**
 * Computes the verdict. A broken `must` makes it not conformant. A `must` or `should` that could not be checked makes it
 * partial, and so does a waived `must`; a `should` that isn't followed doesn't, waived or not. A provisional clause never counts,
 * because the service document doesn't promise it.
 */
export const evaluateVerdict = (
  clauses: readonly Pick<ClauseResult, 'level' | 'status'>[],
  errors: readonly HarnessError[],
): Verdict => {
  if (clauses.some(({ status }) => status === 'fail')) return 'not-conformant';
  const isIncomplete = clauses.some(
    ({ level, status }) =>
      (level === 'must' && status === 'waived') ||
      (level !== 'provisional' &&
        (status === 'not-exercised' || status === 'unsupported' || status === 'error')),
  );
  return isIncomplete || errors.length > 0 ? 'partial' : 'conformant';
};

/** Whether something failed that isn't a finding. If so, the run proves nothing about what it didn't check. */
export const hasErrors = (
  clauses: readonly Pick<ClauseResult, 'status'>[],
  errors: readonly HarnessError[],
): boolean => errors.length > 0 || clauses.some(({ status }) => status === 'error');

/** The exit code of an interrupted run, which a shell reports for a command ended by SIGINT: 128 + 2. */
export const interruptedExitCode = 130;

/** The command's exit code for a verdict. `allowPartial` tolerates unchecked clauses, but not errors. */
export const getExitCode = (
  verdict: Verdict,
  { allowPartial, hasErrors }: { allowPartial: boolean; hasErrors: boolean },
): 0 | 1 | 3 => {
  if (verdict === 'not-conformant') return 1;
  return verdict === 'partial' && (hasErrors || !allowPartial) ? 3 : 0;
};

/** The number of clauses with each status. */
export const countByStatus = (
  clauses: readonly Pick<ClauseResult, 'status'>[],
): Record<ClauseStatus, number> =>
  Object.fromEntries(
    clauseStatuses.map((status) => [status, clauses.filter((clause) => clause.status === status).length]),
  ) as Record<ClauseStatus, number>;

/** The part of a report that describes the target's results. */
export const evaluateResults = (
  clauses: ClauseResult[],
  errors: HarnessError[],
  allowPartial: boolean,
): Pick<Report, 'verdict' | 'exitCode' | 'totals' | 'clauses' | 'errors'> => {
  const verdict = evaluateVerdict(clauses, errors);
  return {
    verdict,
    exitCode: getExitCode(verdict, { allowPartial, hasErrors: hasErrors(clauses, errors) }),
    totals: countByStatus(clauses),
    clauses,
    errors,
  };
};
