import { type Excuses, excuseProblems } from './excuses.ts';
import type { Problem } from './step.ts';

export const excusesFile = 'conformance/clauses-without-scenario.yaml';

/** A clause, with the properties that the coverage check reads. */
export type CoveredClause = { id: string; observedBy: string; needs: readonly string[] };

/** The scenarios, capabilities and excuses that clauses are compared with. */
export type CoverageView = {
  scenarios: Scenario[];
  excuses: Excuses;
  /** The capabilities that the sandbox's driver and the gate itself offer. */
  offered: ReadonlySet<string>;
};

/** A scenario file and the clauses that its scenario checks. */
export type Scenario = { file: string; cites: readonly string[] };

/**
 * Finds clauses without a scenario, scenarios without a clause, and excuses that don't hold.
 *
 * A clause is covered if a scenario cites it, or if it is checked on every exchange. Otherwise it must be in the list of
 * excuses, with a reason. The only valid excuse is a capability that nothing offers yet: with the offered capabilities, a
 * scenario can evaluate the clause. The list is exact, so an excuse for a covered clause is also a problem.
 */
export const coverageProblems = (
  clauses: CoveredClause[],
  { scenarios, excuses, offered }: CoverageView,
): Problem[] => {
  const stated = new Map(clauses.map((clause) => [clause.id, clause]));
  const cited = new Set(scenarios.flatMap(({ cites }) => cites));
  const needless = (id: string): string | undefined => {
    const clause = stated.get(id);
    if (!clause) return 'is not a clause';
    if (clause.observedBy === 'exchange') return 'is checked on every exchange; remove it from the list';
    if (cited.has(id)) return 'is cited by a scenario; remove it from the list';
    if (clause.needs.some((capability) => !offered.has(capability))) return undefined;
    return clause.needs.length === 0
      ? 'needs no capability; write a scenario for it'
      : `needs only ${clause.needs.join(' and ')}, which the sandbox's driver offers; write a scenario for it`;
  };
  return [
    ...clauses
      .filter(
        ({ id, observedBy }) => observedBy !== 'exchange' && !cited.has(id) && !Object.hasOwn(excuses, id),
      )
      .map(({ id }) => ({
        file: `openapi/clauses/${id.split('.')[0]}.yaml`,
        message: `${id} is not cited by any scenario, nor listed in ${excusesFile}`,
      })),
    ...scenarios
      .filter(({ cites }) => cites.length === 0)
      .map(({ file }) => ({ file, message: 'cites no clause' })),
    ...excuseProblems(excusesFile, excuses, needless),
  ];
};
