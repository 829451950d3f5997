import { clauses } from '@workspace-api/contract';
import { expect, test } from 'vitest';
import { judge } from '../conformance/index.ts';
import { faults } from '../mocks/faults/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const all = Object.entries(faults).map(([name, fault]) => [name, fault] as const);

test.each(all.flatMap(([name, fault]) => [1, 2, 3].map((seed) => [name, seed, fault] as const)))(
  'a run of its whole family finds the fault %s, seed %i',
  async (_name, seed, fault) => {
    const only = [clauses[fault.clause].family];
    const report = await withSandbox({ fault, seed }, (url) => judge({ ...gateOptionsFor(url), seed, only }));
    expect(clausesWith(report, 'fail')).toContain(fault.clause);
  },
);

test.each(all)('the command finds the fault %s and exits with 1', async (_name, fault) => {
  const { exitCode, report, stdout, stderr } = await withSandbox({ fault }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', fault.clause]),
  );
  expect(report, stderr).toBeDefined();
  expect(clausesWith(report, 'fail'), stdout).toContain(fault.clause);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('--replay');
});
