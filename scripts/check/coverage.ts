import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromRoot, toRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { listClauses } from './clause-problems.ts';
import { clauseConstantProblems, coverageProblems, excusesFile } from './coverage-problems.ts';
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

const readSources = (): { file: string; source: string }[] => {
  if (!existsSync(fromRoot(folder))) return [];
  return readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ file: toRoot(path), source: readFileSync(path, 'utf8') }));
};

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
    const ids = new Set(clauses.map(({ id }) => id));
    return outcome(
      `${clauses.length - Object.keys(excuses).length} clauses covered, ${Object.keys(excuses).length} excluded`,
      [
        ...coverageProblems(clauses, { scenarios, excuses, offered: await offeredCapabilities() }),
        ...readSources().flatMap(({ file, source }) => clauseConstantProblems(file, source, ids)),
      ],
      `Cite the clause in a scenario in ${folder}, or state in ${excusesFile} which missing capability it needs (id: reason).`,
    );
  },
};
