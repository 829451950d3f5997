import { type ClauseShape, clauseList } from '@workspace-api/contract';
import type { HarnessError, Observation, ScenarioResult } from '../report/report.ts';
import type { GateOptions } from './gate-options.ts';
import { fits } from './patterns.ts';

export type Waiver = NonNullable<GateOptions['waivers']>[number];

/** The waivers that are in force at a given time, and the others. */
export const splitWaivers = (all: readonly Waiver[], at: Date) => {
  const day = at.toISOString().slice(0, 10);
  const waivers = all.filter(({ until }) => until === undefined || day <= until);
  return { waivers, expiredWaivers: all.filter((waiver) => !waivers.includes(waiver)) };
};

/** Whether a waiver covers a clause. A provisional clause needs none: a difference from it is only information. */
export const waivesClause = ({ clause }: Waiver, { id, level }: Pick<ClauseShape, 'id' | 'level'>): boolean =>
  level !== 'provisional' && fits(clause, id);

/** The waiver for a failure of this clause at this operation, null outside the contract; null if there is none. */
export const findWaiver = (
  waivers: readonly Waiver[],
  clause: Pick<ClauseShape, 'id' | 'level'>,
  operation: string | null,
): Waiver | null =>
  waivers.find((waiver) => waivesClause(waiver, clause) && fits(waiver.operation, operation)) ?? null;

/** Why a failure is waived, as reports show it: the reason, the link and the last day. */
export const waiverReason = ({ reason, link, until }: Waiver): string => {
  const more = [link, until && `until ${until}`].filter(Boolean);
  return more.length === 0 ? reason : `${reason} (${more.join(', ')})`;
};

/** A waiver as a phrase: the clause and the operation that it covers. */
export const describeWaiver = ({ clause, operation }: Waiver): string =>
  operation === undefined ? clause : `${clause} at ${operation}`;

/** Whether the run checked everything that a waiver covers of a clause, and found nothing broken. */
const isUnusedFor = (waiver: Waiver, clause: ClauseShape, observed: readonly Observation[]): boolean => {
  const isComplete = observed.every(
    ({ missing, errors, unsupported }) => missing.length + errors.length + unsupported.length === 0,
  );
  const covers = (operation: string | null) => fits(waiver.operation, operation);
  const isBroken = observed.some(({ findings }) => findings.some(({ operation }) => covers(operation)));
  const isChecked = observed.some(({ checks }) => checks > 0);
  if (!isChecked || !isComplete || isBroken) return false;
  if (waiver.operation === undefined) return true;
  const checked = new Set(observed.flatMap(({ operations }) => operations));
  const named = clause.operations.filter(covers);
  // A scenario may check a clause at an operation that the clause doesn't list.
  return named.length === 0 ? [...checked].some(covers) : named.every((id) => checked.has(id));
};

/** Whether the run checked everything that a waiver covers, and found nothing broken. */
const isUnused = (waiver: Waiver, results: readonly ScenarioResult[], isFullRun: boolean): boolean =>
  clauseList
    .filter((clause) => waivesClause(waiver, clause))
    .every((clause) => {
      // A restricted run sees only some of the exchanges.
      if (clause['observed-by'] === 'exchange' && !isFullRun) return false;
      const observed = results.flatMap(({ observations }) => observations[clause.id] ?? []);
      return isUnusedFor(waiver, clause, observed);
    });

/**
 * The errors about the waivers that have expired, whose failures count again, and about the unused ones. A waiver counts as unused
 * only if everything that it covers was checked and holds. So a run with `--only`, or without a driver doesn't report the waivers
 * of clauses it didn't check.
 *
 * @param results the observations of all scenarios of the run
 */
export const waiverErrors = (
  { waivers, expiredWaivers, only }: ReturnType<typeof splitWaivers> & { only: readonly string[] },
  results: readonly ScenarioResult[],
): HarnessError[] => {
  const unused = waivers.filter(
    (waiver) => !waiver.intermittent && isUnused(waiver, results, only.length === 0),
  );
  return [
    ...expiredWaivers.map(
      (waiver) =>
        `The waiver of ${describeWaiver(waiver)} expired on ${waiver.until}, so its failures count again. Fix the target, or extend the waiver.`,
    ),
    ...unused.map(
      (waiver) =>
        `The waiver of ${describeWaiver(waiver)} is unused: the run found no violation there. Remove it, or set intermittent: true if only some runs fail.`,
    ),
  ].map((message) => ({ scenario: 'the configuration', case: 'waivers', message }));
};
