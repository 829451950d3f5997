import { type ClauseId, type ClauseShape, clauseList } from '@workspace-api/contract';
import type { RunSettings } from '../settings/settings.ts';
import { describeWaiver, type Waiver, waivesClause, waivesOperation } from '../settings/waivers.ts';
import type { HarnessError, Observation, ScenarioResult } from './report.ts';

type Clause = ClauseShape & { id: ClauseId };

/** Whether every observation of a clause is complete: nothing was missing, failed or left out. */
const isComplete = (observed: readonly Observation[]): boolean =>
  observed.some(({ checks }) => checks > 0) &&
  observed.every(
    ({ missing, errors, unsupported }) =>
      missing.length === 0 && errors.length === 0 && unsupported.length === 0,
  );

/** Whether a clause was checked at all operations that a waiver names. */
const isCheckedThere = (waiver: Waiver, clause: Clause, observed: readonly Observation[]): boolean => {
  if (waiver.operation === undefined) return true;
  const checked = new Set(observed.flatMap(({ operations }) => operations));
  const named = clause.operations.filter((id) => waivesOperation(waiver, id));
  // A clause may be checked at an operation that it doesn't list, with which a scenario observes it.
  if (named.length === 0) return [...checked].some((id) => waivesOperation(waiver, id));
  return named.every((id) => checked.has(id));
};

const isBrokenThere = (waiver: Waiver, observed: readonly Observation[]): boolean =>
  observed.some(({ findings }) => findings.some(({ operation }) => waivesOperation(waiver, operation)));

/** Whether the run judged everything that a waiver covers, and found nothing broken. */
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

/** The waivers that expired: what they covered counts again. */
export const expiredWaivers = (waivers: readonly Waiver[]): HarnessError[] =>
  waivers.map((waiver) =>
    errorAt(
      `The waiver of ${describeWaiver(waiver)} expired on ${waiver.until}: its failures count again. Repair the target, or agree on a later day.`,
    ),
  );

/**
 * The waivers that nothing needs any more. A waiver is needed unless everything that it covers was judged and kept: so
 * a run with `--only`, without a driver, or of one shard says nothing of the waivers of what it didn't judge.
 *
 * @param results what all scenarios of the run observed
 */
export const unusedWaivers = (
  { waivers, only }: Pick<RunSettings, 'waivers' | 'only'>,
  results: readonly ScenarioResult[],
): HarnessError[] =>
  waivers
    .filter((waiver) => !waiver.intermittent && isUnused(waiver, results, only.length === 0))
    .map((waiver) =>
      errorAt(
        `The waiver of ${describeWaiver(waiver)} is not needed any more: nothing is broken there. Remove it, or give it intermittent: true if it fails in some runs only.`,
      ),
    );
