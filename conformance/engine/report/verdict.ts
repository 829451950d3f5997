import type { ClauseResult, HarnessError, Verdict } from './report.ts';

/**
 * The verdict: a broken `must` makes it not conformant; a `must` or `should` that could not be
 * judged makes it partial. So does a waived failure. A provisional clause never counts: the service document doesn't promise it.
 */
export const evaluateVerdict = (
  clauses: readonly Pick<ClauseResult, 'level' | 'status'>[],
  errors: readonly HarnessError[],
): Verdict => {
  if (clauses.some(({ status }) => status === 'fail')) return 'not-conformant';
  const isIncomplete = clauses.some(
    ({ level, status }) =>
      level !== 'provisional' &&
      (status === 'not-exercised' || status === 'waived' || status === 'unsupported' || status === 'error'),
  );
  return isIncomplete || errors.length > 0 ? 'partial' : 'conformant';
};

/** Whether something went wrong that is no finding: then the run is no proof of what it didn't judge. */
export const hasErrors = (
  clauses: readonly Pick<ClauseResult, 'status'>[],
  errors: readonly HarnessError[],
): boolean => errors.length > 0 || clauses.some(({ status }) => status === 'error');

/** The command's exit code for a verdict. `allowPartial` forgives what was not judged, but no error. */
export const getExitCode = (
  verdict: Verdict,
  { allowPartial, hasErrors }: { allowPartial: boolean; hasErrors: boolean },
): 0 | 1 | 3 => {
  if (verdict === 'not-conformant') return 1;
  return verdict === 'partial' && (hasErrors || !allowPartial) ? 3 : 0;
};
