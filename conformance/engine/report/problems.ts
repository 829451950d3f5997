import type { SourceFailure } from '../session/circuit-breaker.ts';
import type { Restart } from '../session/run-control.ts';
import type { Session } from '../session/session.ts';
import { counted } from './format.ts';
import { groupBy } from './group-by.ts';
import type { ClauseResult, HarnessError, ScenarioResult } from './report.ts';

const outsideCases = { scenario: 'the run', case: 'outside any case' };

/** Describes a failure and its impact: the number of cases, and the clauses that nothing else checked. */
const describeFailure = (
  { source, why, isGivenUp, cases, clauses }: SourceFailure,
  results: readonly ClauseResult[],
): string => {
  const lost = results.filter(({ id, status }) => clauses.has(id) && status === 'not-exercised').length;
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
  { run, breaker }: Session,
  scenarios: readonly ScenarioResult[],
  clauses: readonly ClauseResult[],
): HarnessError[] => {
  const abort = run.abortReason();
  const failures = breaker.all().filter((failure) => !failure.isFinding && !isHarmless(failure));
  return [
    ...(abort?.error ? [{ ...(abort.at ?? outsideCases), message: abort.error }] : []),
    ...failures.map((failure) => ({
      ...(failure.at ?? outsideCases),
      message: describeFailure(failure, clauses),
    })),
    ...withoutRepetitions(scenarios.flatMap(({ errors }) => errors)),
  ];
};

const describeRestart = ({ before, downMs, at }: Restart): string => {
  const place = at ? ` in ${at.scenario} › ${at.case}` : '';
  const seconds = Math.max(1, Math.round(downMs / 1000));
  return `the target stopped responding${place} and responded again after ${seconds} s, so the case was repeated. ${before} If you didn't restart it, look for a crash in its log`;
};

/** Remarks about problems that aren't errors. */
export const problemNotes = ({ run, breaker }: Session, clauses: readonly ClauseResult[]): string[] => {
  const abort = run.abortReason();
  const failures = breaker.all();
  // A restart explains the failure of its request.
  const isExplained = ({ source }: SourceFailure) =>
    run.restarts.some((restart) => restart.source === source);
  return [
    ...run.restarts.map(describeRestart),
    ...(abort?.error === null ? [`the run ended early: missing ${abort.missing}`] : []),
    ...failures
      .filter((failure) => failure.isFinding && !isHarmless(failure))
      .map((failure) => describeFailure(failure, clauses)),
    ...failures
      .filter((failure) => isHarmless(failure) && !isExplained(failure))
      .map(
        ({ source, why }) => `${source} returned no usable response at first, but did when repeated: ${why}`,
      ),
  ];
};
