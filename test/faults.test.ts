import { expect, test } from 'vitest';
import { faults } from '../mocks/faults/index.ts';
import type { Fault } from '../mocks/faults/lib/fault.ts';
import { createSandbox, serve } from '../mocks/index.ts';
import { clausesThat, type Judgement, judge, sandboxArguments } from './support/judge.ts';

const judgeFaulty = async ({ wrap }: Fault, args: readonly string[]): Promise<Judgement> => {
  const sandbox = await createSandbox({ seed: 1 });
  const faulty = wrap((request) => sandbox.fetch(request));
  const served = await serve({ fetch: faulty }, { port: 0 });
  try {
    return await judge([...sandboxArguments(served.url), '--effort', 'quick', ...args]);
  } finally {
    await served.close();
    await sandbox.close();
  }
};

test.each(Object.entries(faults))(
  'the gate sees the fault %s and names its clause',
  async (_name, fault) => {
    const { exitCode, report, stdout, stderr } = await judgeFaulty(fault, [
      '--seed',
      '1',
      '--only',
      fault.clause,
    ]);
    expect(report, stderr).toBeDefined();
    expect(clausesThat(report, 'fail'), stdout).toContain(fault.clause);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('--replay');
  },
  120_000,
);

// One of each kind of case: a plain one, a property that shrinks, a model run.
test.each(['idempotency-mismatch-executes', 'offset-cursors', 'second-decision-accepted'] as const)(
  'the replay id of a finding shows %s again, on a server that starts anew',
  async (name) => {
    const fault = faults[name] as Fault;
    const first = await judgeFaulty(fault, ['--seed', '1', '--only', fault.clause]);
    const finding = first.report?.clauses.find(({ id }) => id === fault.clause)?.findings[0];
    expect(finding?.replay, first.stdout).toBeDefined();

    const again = await judgeFaulty(fault, ['--replay', finding?.replay ?? '']);
    expect(clausesThat(again.report, 'fail'), again.stdout).toContain(fault.clause);
    expect(again.report?.clauses.find(({ id }) => id === fault.clause)?.findings[0]).toMatchObject({
      scenario: finding?.scenario,
      case: finding?.case,
    });
  },
  120_000,
);
