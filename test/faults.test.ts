import { expect, test } from 'vitest';
import { faults } from '../mocks/faults/index.ts';
import { createSandbox, serve } from '../mocks/index.ts';
import { clausesThat, judge, sandboxArguments } from './support/judge.ts';

test.each(Object.entries(faults))(
  'the gate sees the fault %s and names its clause',
  async (_name, { clause, wrap }) => {
    const sandbox = await createSandbox({ seed: 1 });
    const faulty = wrap((request) => sandbox.fetch(request));
    const served = await serve({ fetch: faulty }, { port: 0 });
    try {
      const { exitCode, report, stdout, stderr } = await judge([
        ...sandboxArguments(served.url),
        ...['--effort', 'quick', '--seed', '1', '--only', clause],
      ]);
      expect(report, stderr).toBeDefined();
      expect(clausesThat(report, 'fail'), stdout).toContain(clause);
      expect(exitCode).toBe(1);
      expect(stdout).toContain('--replay');
    } finally {
      await served.close();
      await sandbox.close();
    }
  },
  60_000,
);
