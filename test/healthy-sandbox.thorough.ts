import { expect, test } from 'vitest';
import { freshRecords } from '../mocks/test/records.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { withSandbox } from './support/with-sandbox.ts';

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

// The first run has the effort of `npm run conformance`, which `.ci/run` runs with less.
const runs = seeds.map((seed) => [seed === 1 ? 'standard' : 'quick', seed] as const);

test.each(runs)(
  'the command finds no violation in the healthy sandbox, %s effort, seed %i',
  async (effort, seed) => {
    const { exitCode, report, stdout, stderr } = await withSandbox({ ...freshRecords(), seed }, (url) =>
      runCommand([...sandboxArguments(url), '--effort', effort, '--seed', String(seed)]),
    );
    expect(report, stderr).toBeDefined();
    expect(clausesWith(report, 'fail'), stdout).toEqual([]);
    expect(report?.errors, stdout).toEqual([]);
    // Clauses that were not exercised prevent a conformant verdict. Each is listed with the reason.
    expect(
      report?.clauses
        .filter(({ level, status }) => level !== 'provisional' && status === 'not-exercised')
        .map(({ id, reason }) => [id, reason]),
    ).toEqual([]);
    expect(report?.verdict).toBe('conformant');
    expect(exitCode).toBe(0);
  },
);
