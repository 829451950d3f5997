import { expect, test } from 'vitest';
import { faults } from '../mocks/faults/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { withSandbox } from './support/with-sandbox.ts';

test.each(Object.entries(faults))('the command finds the fault %s and exits with 1', async (_name, fault) => {
  const { exitCode, report, stdout, stderr } = await withSandbox({ fault }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', fault.clause]),
  );
  expect(report, stderr).toBeDefined();
  expect(clausesWith(report, 'fail'), stdout).toContain(fault.clause);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('--replay');
});
