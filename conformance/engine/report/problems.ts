import { counted } from './amounts.ts';
import { groupBy } from './group-by.ts';
import type { ClauseResult, HarnessError, ScenarioResult } from './report.ts';
import { type AbortReason, describeBefore, type Restart, type SourceFailure } from './run-problems.ts';

/** The problems of a run other than its findings. */
export type RunProblems = {
  results: readonly ScenarioResult[];
  abortReason: AbortReason | null;
  failures: readonly SourceFailure[];
  restarts: readonly Restart[];
};

const outsideCases = { scenario: 'the run', case: 'outside any case' };

/** Describes a failure and its impact: the number of cases, and the clauses that nothing else checked. */
const describeSourceFailure = (
  { source, why, isGivenUp, cases, clauses }: SourceFailure,
  clauseResults: readonly ClauseResult[],
): string => {
  const lost = clauseResults.filter(({ id, status }) => clauses.has(id) && status === 'not-exercised').length;
  const impact = `${counted(cases, 'case')} could not run, and ${counted(lost, 'clause')} could not be checked`;
  return `${source} returned no usable response${isGivenUp ? ' and was not called again' : ''}: ${why}. ${impact}.`;
};

const isHarmless = ({ isGivenUp, cases }: SourceFailure): boolean => !isGivenUp && cases === 0;

/** Keeps the same message only once if many cases have it. */
const withoutRepetitions = (errors: readonly HarnessError[]): HarnessError[] =>
  groupBy(errors, ({ message }) => message).map(([message, [first, ...others]]) => ({
    ...(first ?? outsideCases),
    message: others.length === 0 ? message : `${message} (and in ${counted(others.length, 'other case')})`,
  }));

/** The errors of a run, each cause once: a dead target, operations without a response, failures of the harness. */
export const listErrors = (
  { results, abortReason, failures }: RunProblems,
  clauseResults: readonly ClauseResult[],
): HarnessError[] => [
  ...(abortReason?.error ? [{ ...(abortReason.at ?? outsideCases), message: abortReason.error }] : []),
  ...failures
    .filter((failure) => !failure.isFinding && !isHarmless(failure))
    .map((failure) => ({
      ...(failure.at ?? outsideCases),
      message: describeSourceFailure(failure, clauseResults),
    })),
  ...withoutRepetitions(results.flatMap(({ errors }) => errors)),
];

const describeRestart = (restart: Restart): string => {
  const { downMs, at } = restart;
  const place = at ? ` in ${at.scenario} › ${at.case}` : '';
  const seconds = Math.max(1, Math.round(downMs / 1000));
  return `the target stopped responding${place} and responded again after ${seconds} s, so the case was repeated. ${describeBefore(restart)} If you didn't restart it, look for a crash in its log`;
};

/** Remarks about problems that aren't errors. */
export const problemNotes = (
  { abortReason, failures, restarts }: RunProblems,
  clauseResults: readonly ClauseResult[],
): string[] => [
  ...restarts.map(describeRestart),
  ...(abortReason && abortReason.error === null
    ? [`the run ended early: missing ${abortReason.missing}`]
    : []),
  ...failures
    .filter((failure) => failure.isFinding && !isHarmless(failure))
    .map((failure) => describeSourceFailure(failure, clauseResults)),
  ...failures
    // A restart explains the failure of its request.
    .filter((failure) => isHarmless(failure) && !restarts.some(({ source }) => source === failure.source))
    .map(
      ({ source, why }) => `${source} returned no usable response at first, but did when repeated: ${why}`,
    ),
];
