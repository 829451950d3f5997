import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { clausesOf } from './clause-problems.ts';
import { readContract } from './contract-view.ts';
import { citationsIn, coverageProblems, excusesFile, type Scenario } from './coverage-problems.ts';
import { outcome, type Step } from './step.ts';

const folder = 'conformance/scenarios';

const readScenarios = (families: Set<string>, events: Set<string>): Scenario[] => {
  if (!existsSync(fromRoot(folder))) return [];
  return readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({
      file: relative(fromRoot('.'), path),
      cites: citationsIn(readFileSync(path, 'utf8'), families, events),
    }));
};

const readExcuses = (): Record<string, unknown> =>
  existsSync(fromRoot(excusesFile))
    ? ((parse(readFileSync(fromRoot(excusesFile), 'utf8')) as Record<string, unknown> | null) ?? {})
    : {};

/** Checks that the gate covers every clause. */
export const coverage: Step = {
  name: 'coverage',
  describe: `every clause is covered by a scenario or listed in ${excusesFile}`,
  run: async () => {
    const { families } = readRegister(fromRoot('openapi'));
    const clauses = clausesOf(families).map(({ clause }) => ({
      id: String(clause.id),
      observedBy: String(clause['observed-by']),
    }));
    const { events } = await readContract();
    const names = new Set(families.map(({ file }) => file.replace(/\.yaml$/, '')));
    const excuses = readExcuses();
    return outcome(
      `${clauses.length - Object.keys(excuses).length} clauses covered, ${Object.keys(excuses).length} excluded`,
      coverageProblems(clauses, readScenarios(names, events), excuses),
      `Cite the clause in a scenario in ${folder}, or state in ${excusesFile} why that is impossible (id: reason).`,
    );
  },
};
