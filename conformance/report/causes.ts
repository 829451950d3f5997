import type { ClauseResult } from '../engine/report/report.ts';

/** The clause that causes every finding of this one; null if the findings don't all have the same cause. */
const findCause = ({ findings }: ClauseResult): string | null => {
  const causes = new Set(findings.map(({ because }) => because?.clause ?? null));
  const [cause = null] = causes;
  return causes.size === 1 ? cause : null;
};

/** Keeps clauses in order, but places a clause caused by another one right after its cause. */
export const causesFirst = (clauses: readonly ClauseResult[]): ClauseResult[] => {
  const there = new Set<string>(clauses.map(({ id }) => id));
  const isCaused = (clause: ClauseResult) => {
    const cause = findCause(clause);
    return cause !== null && cause !== clause.id && there.has(cause);
  };
  const own = clauses.filter((clause) => !isCaused(clause));
  const ordered = own.flatMap((clause) => [
    clause,
    ...clauses.filter((other) => isCaused(other) && findCause(other) === clause.id),
  ]);
  // Clauses in a chain of causes, where the cause itself has a cause.
  return [...ordered, ...clauses.filter((clause) => !ordered.includes(clause))];
};

/** The clause that caused a finding: `because of errors.envelope at createAgent`; empty if there is none. */
export const describeCause = ({ because }: ClauseResult['findings'][number]): string =>
  because ? `because of ${because.clause} at ${because.operation}` : '';
