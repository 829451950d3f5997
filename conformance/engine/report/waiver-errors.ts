import { type ClauseId, type ClauseShape, clauseList } from '@workspace-api/contract';
import type { RunSettings } from '../settings/settings.ts';
import { describeWaiver, type Waiver, waivesClause, waivesOperation } from '../settings/waivers.ts';
import type { HarnessError, Observation, ScenarioResult } from './report.ts';

type Clause = ClauseShape & { id: ClauseId };

/** Whether every observation of a clause is complete: nothing was missing, failed or skipped. */
const isComplete = (observed: readonly Observation[]): boolean =>
  observed.some(({ checks }) => checks > 0) &&
  observed.every(
    ({ missing, errors, unsupported }) =>
      missing.length === 0 && errors.length === 0 && unsupported.length === 0,
  );

/** Whether a clause was checked at every operation that a waiver names. */
const isCheckedThere = (waiver: Waiver, clause: Clause, observed: readonly Observation[]): boolean => {
  if (waiver.operation === undefined) return true;
  const checked = new Set(observed.flatMap(({ operations }) => operations));
  const named = clause.operations.filter((id) => waivesOperation(waiver, id));
  // A scenario may check a clause at an operation that the clause doesn't list.
  if (named.length === 0) return [...checked].some((id) => waivesOperation(waiver, id));
  return named.every((id) => checked.has(id));
};

const isBrokenThere = (waiver: Waiver, observed: readonly Observation[]): boolean =>
  observed.some(({ findings }) => findings.some(({ operation }) => waivesOperation(waiver, operation)));

/** Whether the run checked everything that a waiver covers, and found nothing broken. */
const isUnused = (waiver: Waiver, results: readonly ScenarioResult[], isFullRun: boolean): boolean =>
  clauseList
    .filter((clause) => waivesClause(waiver, clause))
    .every((clause) => {
      // A restricted run sees only some of the exchanges.
      if (clause['observed-by'] === 'exchange' && !isFullRun) return false;
      const observed = results.flatMap(({ observations }) => observations[clause.id] ?? []);
      return (
        isComplete(observed) && isCheckedThere(waiver, clause, observed) && !isBrokenThere(waiver, observed)
      );
    });

const errorAt = (message: string): HarnessError => ({
  scenario: 'the configuration',
  case: 'waivers',
  message,
});

/** The waivers that have expired. The failures that they covered count again. */
export const expiredWaivers = (waivers: readonly Waiver[]): HarnessError[] =>
  waivers.map((waiver) =>
    errorAt(
      `The waiver of ${describeWaiver(waiver)} expired on ${waiver.until}, so its failures count again. Fix the target, or extend the waiver.`,
    ),
  );

/**
 * The unused waivers. A waiver counts as unused only if everything that it covers was checked and holds. So
 * a run with `--only`, or without a driver doesn't report the waivers of clauses it didn't check.
 *
 * @param results the observations of all scenarios of the run
 */
export const unusedWaivers = (
  { waivers, only }: Pick<RunSettings, 'waivers' | 'only'>,
  results: readonly ScenarioResult[],
): HarnessError[] =>
  waivers
    .filter((waiver) => !waiver.intermittent && isUnused(waiver, results, only.length === 0))
    .map((waiver) =>
      errorAt(
        `The waiver of ${describeWaiver(waiver)} is unused: the run found no violation there. Remove it, or set intermittent: true if only some runs fail.`,
      ),
    );
