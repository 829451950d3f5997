import { expect, test } from 'vitest';
import { freshRecords } from '../mocks/test/records.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { withSandbox } from './support/with-sandbox.ts';

const seeds = Array.from({ length: 10 }, (_, index) => index + 1);

// The first run has the effort of `npm run conformance`, which `.ci/run` runs with less.
const runs = seeds.map((seed) => [seed === 1 ? 'standard' : 'quick', seed] as const);

test.each(runs)('every clause passes in the healthy sandbox, %s effort, seed %i', async (effort, seed) => {
  const { exitCode, report, stdout, stderr } = await withSandbox({ ...freshRecords(), seed }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', effort, '--seed', String(seed)]),
  );
  expect(report, stderr).toBeDefined();
  expect(report?.errors, stdout).toEqual([]);
  // Deviations from provisional clauses, which don't fail a server, would hide a change of the sandbox.
  expect(
    report?.clauses
      .filter(({ status }) => status !== 'pass')
      .map(({ id, status, reason }) => [id, status, reason]),
    stdout,
  ).toEqual([]);
  expect(report?.verdict).toBe('conformant');
  expect(exitCode).toBe(0);
});
