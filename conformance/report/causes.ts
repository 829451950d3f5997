import type { ClauseResult } from '../engine/report/report.ts';

/** The clause whose finding causes every finding of this one; null if one stands for itself. */
const findCause = ({ findings }: ClauseResult): string | null => {
  const causes = new Set(findings.map(({ because }) => because?.clause ?? null));
  const [cause = null] = causes;
  return causes.size === 1 ? cause : null;
};

/** Clauses in their order, those that another one causes right after their cause. */
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
  // A chain of causes ends at a clause that is caused itself.
  return [...ordered, ...clauses.filter((clause) => !ordered.includes(clause))];
};

/** Why a clause is broken, if another one is the cause: `because of errors.envelope at createAgent`. */
export const describeCause = ({ because }: ClauseResult['findings'][number]): string =>
  because ? `because of ${because.clause} at ${because.operation}` : '';
