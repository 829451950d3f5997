import { expect, test } from 'vitest';
import { createSandbox, serve } from '../mocks/index.ts';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { clausesThat, judge, sandboxArguments } from './support/judge.ts';

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

// On the other engine the queries are the same; two runs show that they mean the same.
test.each(onServer() ? seeds.slice(0, 2) : seeds)(
  'the gate finds nothing broken in the healthy sandbox, seed %i',
  async (seed) => {
    const sandbox = await createSandbox({ ...freshRecords(), seed });
    const served = await serve(sandbox, { port: 0 });
    try {
      const { exitCode, report, stdout, stderr } = await judge([
        ...sandboxArguments(served.url),
        ...['--effort', 'quick', '--seed', String(seed)],
      ]);
      expect(report, stderr).toBeDefined();
      expect(clausesThat(report, 'fail'), stdout).toEqual([]);
      expect(report?.errors, stdout).toEqual([]);
      expect(report?.verdict).toBe('partial');
      expect(exitCode).toBe(3);
    } finally {
      await served.close();
      await sandbox.close();
    }
  },
  180_000,
);
