import { type ClauseShape, clauses } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { type Mutant, mutants } from '../mocks/mutants/index.ts';
import { checkMutant } from '../scripts/mutants/check-mutant.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/*
 * Checks the last mutant of each clause with the whole family, with different seeds for neighbours.
 * `npm run conformance:mutants` checks every mutant against its clause.
 */
const seeds = [1, 2, 3];
const lastMutantPerClause = [
  ...new Map(
    Object.entries(mutants).map(([name, mutant]) => [mutant.clause, [name, mutant] as const]),
  ).values(),
].map(([name, mutant], index) => [name, seeds[index % seeds.length] ?? 1, mutant] as const);

/** Whether the clause is checked on every exchange. If so, a scenario of any family may be the first to violate it. */
const isMetAnywhere = ({ clause }: Mutant): boolean =>
  (clauses[clause] as ClauseShape)['observed-by'] === 'exchange';
const scenarioMutants = lastMutantPerClause.filter(([, , mutant]) => !isMetAnywhere(mutant));
const exchangeMutants = lastMutantPerClause.filter(([, , mutant]) => isMetAnywhere(mutant));

test.each(scenarioMutants)(
  'a run of the whole family finds the mutant %s, seed %i',
  async (_name, seed, mutant) => {
    const only = [clauses[mutant.clause].family];
    const report = await withSandbox({ mutant, seed }, (url) =>
      checkConformance({ ...gateOptionsFor(url), seed, only }),
    );
    // Records left by other scenarios may make another clause fail instead.
    expect(clausesWith(report, 'fail')).not.toEqual([]);
  },
);

test.each(exchangeMutants)(
  'the checks of every exchange find the mutant %s, seed %i',
  async (_name, seed, mutant) => {
    const { failed } = await checkMutant(mutant, { seed, effort: 'quick' });
    expect(failed).toContain(mutant.clause);
  },
);

/** One of each family. */
const families = new Map(
  scenarioMutants.map(([name, , mutant]) => [clauses[mutant.clause].family, [name, mutant] as const]),
);

test.each([...families.values()])(
  'the command finds the mutant %s and exits with 1',
  async (_name, mutant) => {
    const { exitCode, report, stdout, stderr } = await withSandbox({ mutant }, (url) =>
      runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', mutant.clause]),
    );
    expect(report, stderr).toBeDefined();
    expect(clausesWith(report, 'fail'), stdout).toContain(mutant.clause);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('--replay');
  },
);
