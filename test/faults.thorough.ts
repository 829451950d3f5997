import { type ClauseShape, clauses } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { type Fault, faults } from '../mocks/faults/index.ts';
import { checkMutant } from '../scripts/faults/judge-fault.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/*
 * `npm test` judges the first fault of each clause by that clause; this judges the last one, neighbours with different
 * seeds. All faults, each by its clause, are in `npm run conformance:faults`.
 */
const seeds = [1, 2, 3];
const lastMutantPerClause = [
  ...new Map(Object.entries(faults).map(([name, fault]) => [fault.clause, [name, fault] as const])).values(),
].map(([name, fault], index) => [name, seeds[index % seeds.length] ?? 1, fault] as const);

/** Whether the clause is judged on every exchange: then scenarios of any family may be the first to meet it. */
const isMetAnywhere = ({ clause }: Fault): boolean =>
  (clauses[clause] as ClauseShape)['observed-by'] === 'exchange';
const scenarioMutants = lastMutantPerClause.filter(([, , fault]) => !isMetAnywhere(fault));
const exchangeMutants = lastMutantPerClause.filter(([, , fault]) => isMetAnywhere(fault));

test.each(scenarioMutants)(
  'a run of its whole family finds the fault %s, seed %i',
  async (_name, seed, fault) => {
    const only = [clauses[fault.clause].family];
    const report = await withSandbox({ fault, seed }, (url) => checkConformance({ ...gateOptionsFor(url), seed, only }));
    // What other scenarios left behind may let another clause be the one that shows it.
    expect(clausesWith(report, 'fail')).not.toEqual([]);
  },
);

test.each(exchangeMutants)('every exchange is judged for the fault %s, seed %i', async (_name, seed, fault) => {
  const { failed } = await checkMutant(fault, { seed, effort: 'quick' });
  expect(failed).toContain(fault.clause);
});

/** One of each family. */
const families = new Map(
  scenarioMutants.map(([name, , fault]) => [clauses[fault.clause].family, [name, fault] as const]),
);

test.each([...families.values()])('the command finds the fault %s and exits with 1', async (_name, fault) => {
  const { exitCode, report, stdout, stderr } = await withSandbox({ fault }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', fault.clause]),
  );
  expect(report, stderr).toBeDefined();
  expect(clausesWith(report, 'fail'), stdout).toContain(fault.clause);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('--replay');
});
