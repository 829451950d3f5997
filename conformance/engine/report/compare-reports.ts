import type { ClauseId } from '@workspace-api/contract';
import { compact } from './format.ts';
import {
  type ClauseResult,
  type ClauseStatus,
  type Comparison,
  clauseChanges,
  type Report,
} from './report.ts';
import { isUnchecked } from './verdict.ts';

const broken: ReadonlySet<ClauseStatus> = new Set(['fail', 'waived', 'warn']);

const isBroken = (clause?: ClauseResult): boolean => clause !== undefined && broken.has(clause.status);
const isChecked = (clause?: ClauseResult): boolean => clause !== undefined && !isUnchecked(clause);

/** The values in which two runs may differ: the name of each, and how to read it. */
const settings: readonly (readonly [name: string, read: (report: Report) => string])[] = [
  ['target', ({ target }) => target.url],
  ['version of the contract', ({ contract }) => contract.version],
  ['version of the gate', ({ tool }) => tool.version],
  ['mode of the token', ({ target }) => target.mode],
  ['effort', ({ effort }) => effort],
  ['selection', ({ only }) => only.join(', ') || 'all clauses'],
  ['driver', ({ driver }) => driver?.name ?? 'none'],
  ['traffic', ({ trace }) => trace?.source ?? 'none: requests of the gate'],
];

type Change = (typeof clauseChanges)[number];

/** The operations at which a clause was broken. */
const listBroken = (clause: ClauseResult | undefined): string[] =>
  isBroken(clause) ? (clause?.findings.flatMap(({ operation }) => operation ?? []) ?? []) : [];

/**
 * How a clause changed. A clause that the earlier report lacks counts as not checked there. `fail`, `warn` and `waived` are
 * broken; `info` isn't, because the service document leaves the choice to the target. A clause that was broken only at operations
 * that this run didn't check isn't repaired, although it may be checked at others.
 */
const getChange = (
  before: ClauseResult | undefined,
  now: ClauseResult,
  checked: ReadonlySet<string>,
): Change | null => {
  if (isBroken(now)) return isBroken(before) ? 'stillBroken' : 'newlyBroken';
  if (isChecked(before) && !isChecked(now)) return 'noLongerExercised';
  const broken = listBroken(before);
  if (broken.length > 0 && !broken.some((operation) => checked.has(operation))) return 'noLongerExercised';
  if (isBroken(before)) return 'repaired';
  return !isChecked(before) && isChecked(now) ? 'newlyExercised' : null;
};

/** Compares a report with the report of an earlier run. Clauses that only the earlier report has are counted, not listed. */
export const compareReports = (previous: Report, current: Report): Comparison => {
  const earlier = new Map(previous.clauses.map((clause) => [clause.id, clause]));
  const checked = new Set(current.clauses.flatMap(({ operations }) => operations));
  const unchecked = new Set(previous.clauses.flatMap(listBroken).filter((id) => !checked.has(id)));
  const changes = Object.fromEntries(
    clauseChanges.map((change) => [
      change,
      current.clauses
        .filter((clause) => getChange(earlier.get(clause.id), clause, checked) === change)
        .map(({ id }) => id),
    ]),
  ) as Record<Change, ClauseId[]>;
  const ids = new Set(current.clauses.map(({ id }) => id));
  const gone = previous.clauses.filter(({ id }) => !ids.has(id)).length;
  const { startedAt, verdict, target, contract } = previous;
  return {
    previous: { startedAt, verdict, target, contract },
    differences: compact([
      ...settings.map(([name, read]) => {
        const [before, now] = [read(previous), read(current)];
        return before !== now && `the ${name}: ${before} in the earlier run, ${now} in this one`;
      }),
      unchecked.size > 0 &&
        `operations that the earlier run found broken, and this one did not check, because they are not offered or not selected: ${[...unchecked].sort().join(', ')}`,
      gone > 0 && `clauses that only the earlier report has: ${gone}`,
    ]),
    ...changes,
  };
};
