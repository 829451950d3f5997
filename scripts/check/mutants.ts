import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { listClauses } from './clause-problems.ts';
import { excusesFile as withoutScenario } from './coverage-problems.ts';
import { readExcuses } from './excuses.ts';
import { excusesFile, mutantProblems } from './mutant-problems.ts';
import { outcome, type Step } from './step.ts';

/** Checks that a mutant breaks every `must`. */
export const mutants: Step = {
  name: 'mutants',
  describe: `every must that can be observed is violated by a mutant or listed in ${excusesFile}`,
  run: async () => {
    // It needs the generated contract, whose absence an earlier step may report.
    const mutants = Object.values((await import('../../mocks/mutants/index.ts')).mutants);
    const clauses = listClauses(readRegister(fromRoot('openapi')).families).map(({ clause }) => ({
      id: String(clause.id),
      level: String(clause.level),
    }));
    const excuses = readExcuses(excusesFile);
    const broken = new Set<string>(mutants.map(({ clause }) => clause));
    return outcome(
      `${mutants.length} mutants of ${broken.size} clauses, ${Object.keys(excuses).length} clauses excluded`,
      mutantProblems(clauses, {
        broken,
        unobservable: new Set(Object.keys(readExcuses(withoutScenario))),
        excuses,
      }),
      `Add a mutant to mocks/mutants/<family>.ts that violates the clause, or state in ${excusesFile} why that is impossible (id: reason).`,
    );
  },
};
