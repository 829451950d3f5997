import { fromRoot } from '../generate/paths.ts';
import { readRegister } from '../generate/read-register.ts';
import { excusesFile as withoutScenario } from './coverage.ts';
import { type Excuses, excuseProblems, readExcuses } from './excuses.ts';
import { listClauses } from './register-problems.ts';
import { outcome, type Problem, type Step } from './step.ts';

const excusesFile = 'mocks/clauses-without-mutant.yaml';

/** A clause as this check sees it. */
type Stated = { readonly id: string; readonly level: string };

/** The view of the clauses that mutants break, and of the clauses that need none. */
export type MutantView = {
  /** The ids of the clauses that mutants break. */
  readonly broken: ReadonlySet<string>;
  /** The clauses that no scenario can observe. */
  readonly unobservable: ReadonlySet<string>;
  readonly excuses: Excuses;
};

/**
 * Finds each `must` that a scenario can observe but no mutant breaks. Nothing shows that the gate detects its violation.
 *
 * The list of excuses is exact: an entry for a clause that has a mutant or needs none is also a problem.
 */
export const mutantProblems = (
  clauses: readonly Stated[],
  { broken, unobservable, excuses }: MutantView,
): Problem[] => {
  const levels = new Map(clauses.map(({ id, level }) => [id, level]));
  const needless = (id: string): string | undefined => {
    if (!levels.has(id)) return 'is not a clause';
    if (levels.get(id) !== 'must') return 'is not a must and needs no mutant; remove it from the list';
    if (unobservable.has(id)) return 'has no scenario and needs no mutant; remove it from the list';
    return broken.has(id) ? 'is violated by a mutant; remove it from the list' : undefined;
  };
  return [
    ...clauses
      .filter(({ id }) => needless(id) === undefined && !Object.hasOwn(excuses, id))
      .map(({ id }) => ({
        file: `openapi/clauses/${id.split('.')[0]}.yaml`,
        message: `${id} is violated by no mutant of mocks/mutants/, nor listed in ${excusesFile}`,
      })),
    ...excuseProblems(excusesFile, excuses, needless),
  ];
};

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
