import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { type Excuses, excuseProblems, readExcuses } from './excuses.ts';
import { listClauses } from './register-problems.ts';
import { outcome, type Problem, type Step } from './step.ts';

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

/** The capabilities that the gate itself offers. */
const gateCapabilities = ['webhook-receiver'];

/** The capabilities with which clauses can be checked on the sandbox: the driver's and the gate's own. */
const offeredCapabilities = async (): Promise<ReadonlySet<string>> => {
  // It needs the generated contract, whose absence an earlier step may report.
  const { sandboxCapabilities } = await import('../../conformance/drivers/sandbox.ts');
  const { createControl } = await import('../../generated/sandbox/index.ts');
  const unused = async () => {
    throw new Error('Only the names of the capabilities are used.');
  };
  const control = createControl(undefined, unused);
  const offered = sandboxCapabilities({ control, mode: unused, headersTo: () => ({}) }, '');
  return new Set([...Object.keys(offered), ...gateCapabilities]);
};

const folder = 'conformance/scenarios';

/** Checks that the gate covers every clause. */
export const coverage: Step = {
  name: 'coverage',
  describe: `every clause is covered by a scenario or listed in ${excusesFile}`,
  run: async () => {
    const { families } = readRegister(fromRoot('openapi'));
    const clauses = listClauses(families).map(({ clause }) => ({
      id: String(clause.id),
      observedBy: String(clause['observed-by']),
      needs: Array.isArray(clause.needs) ? clause.needs.map(String) : [],
    }));
    const excuses = readExcuses(excusesFile);
    const { loadScenarioFiles } = await import('../../conformance/scenarios/load-scenarios.ts');
    const loaded = await loadScenarioFiles();
    const scenarios = loaded.map(({ file, scenario }) => ({
      file: `conformance/${file}`,
      cites: scenario.clauses,
    }));
    return outcome(
      `${clauses.length - Object.keys(excuses).length} clauses covered, ${Object.keys(excuses).length} excluded`,
      coverageProblems(clauses, { scenarios, excuses, offered: await offeredCapabilities() }),
      `Cite the clause in a scenario in ${folder}, or state in ${excusesFile} which missing capability it needs (id: reason).`,
    );
  },
};
