import type { Problem, Step } from './step.ts';

/** A clause, with the properties that the coverage check reads. */
type CoveredClause = { readonly id: string; readonly 'observed-by': string };

/** A scenario file and the clauses that its scenario checks. */
export type Scenario = { readonly file: string; readonly cites: readonly string[] };

/** The file that states a clause. */
export const clauseFile = (id: string): string => `openapi/clauses/${id.split('.')[0]}.yaml`;

/** Finds clauses that neither a scenario nor every exchange checks, and scenarios without a clause. */
export const coverageProblems = (
  clauses: readonly CoveredClause[],
  scenarios: readonly Scenario[],
): Problem[] => {
  const cited = new Set(scenarios.flatMap(({ cites }) => cites));
  return [
    ...clauses
      .filter((clause) => clause['observed-by'] !== 'exchange' && !cited.has(clause.id))
      .map(({ id }) => ({ file: clauseFile(id), message: `${id} is not cited by any scenario` })),
    ...scenarios
      .filter(({ cites }) => cites.length === 0)
      .map(({ file }) => ({ file, message: 'cites no clause' })),
  ];
};

/** Checks that the gate covers every clause. */
export const coverage: Step = {
  name: 'coverage',
  describe: 'every clause is covered by a scenario, and every scenario has a clause',
  remedy:
    'Cite the clause in a scenario in conformance/scenarios, or retire a clause that nothing can observe.',
  run: async () => {
    // They need the generated contract, whose absence an earlier step may report.
    const { clauseList } = await import('@workspace-api/contract');
    const { loadScenarioFiles } = await import('../../conformance/scenarios/load-scenarios.ts');
    const scenarios = (await loadScenarioFiles()).map(({ file, scenario }) => ({
      file: `conformance/${file}`,
      cites: scenario.clauses,
    }));
    return [`${clauseList.length} clauses covered`, coverageProblems(clauseList, scenarios)];
  },
};
