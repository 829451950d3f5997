import { parse } from 'yaml';
import { readText } from '../generate/paths.ts';
import type { Problem, Step } from './run-steps.ts';

/** A clause, with the properties that the coverage check reads. */
type CoveredClause = { readonly id: string; readonly 'observed-by': string };

/** A scenario file and the clauses that its scenario checks. */
export type Scenario = { readonly file: string; readonly cites: readonly string[] };

/** The file that states a clause. */
const clauseFile = (id: string): string => `openapi/clauses/${id.split('.')[0]}.yaml`;

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

const exemptionsFile = 'mocks/clauses-without-mutant.yaml';

/** The minimum length of a reason. */
const shortest = 15;

/**
 * Finds each `must` that no mutant breaks. Nothing shows that the gate detects its violation.
 *
 * The list of exemptions is exact: an entry for a clause that has a mutant or needs none is also a problem, and so is one without
 * a reason.
 */
export const mutantProblems = (
  clauses: readonly { readonly id: string; readonly level: string }[],
  broken: ReadonlySet<string>,
  exemptions: Readonly<Record<string, unknown>>,
): Problem[] => {
  const levels = new Map(clauses.map(({ id, level }) => [id, level]));
  const findError = (id: string, reason: unknown): string | undefined => {
    if (!levels.has(id)) return 'is not a clause';
    if (levels.get(id) !== 'must') return 'is not a must and needs no mutant; remove it from the list';
    if (broken.has(id)) return 'is violated by a mutant; remove it from the list';
    return typeof reason === 'string' && reason.trim().length >= shortest ? undefined : 'has no reason';
  };
  return [
    ...clauses
      .filter(({ id, level }) => level === 'must' && !broken.has(id) && !Object.hasOwn(exemptions, id))
      .map(({ id }) => ({
        file: clauseFile(id),
        message: `${id} is violated by no mutant of mocks/mutants/, nor listed in ${exemptionsFile}`,
      })),
    ...Object.entries(exemptions).flatMap(([id, reason]) => {
      const error = findError(id, reason);
      return error === undefined ? [] : [{ file: exemptionsFile, message: `${id} ${error}` }];
    }),
  ];
};

/** Checks that a mutant breaks every `must`. */
export const mutants: Step = {
  name: 'mutants',
  describe: `every must is violated by a mutant or listed in ${exemptionsFile}`,
  remedy: `Add a mutant to mocks/mutants/<family>.ts that violates the clause, or state in ${exemptionsFile} why that is impossible (id: reason).`,
  run: async () => {
    // They need the generated contract, whose absence an earlier step may report.
    const { clauseList } = await import('@workspace-api/contract');
    const mutants = Object.values((await import('../../mocks/mutants/index.ts')).mutants);
    const exemptions = parse(readText(exemptionsFile)) as Record<string, unknown>;
    const broken = new Set<string>(mutants.map(({ clause }) => clause));
    return [
      `${mutants.length} mutants of ${broken.size} clauses, ${Object.keys(exemptions).length} clauses excluded`,
      mutantProblems(clauseList, broken, exemptions),
    ];
  },
};
