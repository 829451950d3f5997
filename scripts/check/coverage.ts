import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { listClauses } from './clause-problems.ts';
import { coverageProblems, excusesFile } from './coverage-problems.ts';
import { readExcuses } from './excuses.ts';
import { outcome, type Step } from './step.ts';

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
