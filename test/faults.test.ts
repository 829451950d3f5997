import { clauses } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { type GateOptions, judge, type Report, runGate } from '../conformance/index.ts';
import { type Fault, faults } from '../mocks/faults/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

type Finding = Report['clauses'][number]['findings'][number];

/** The first finding of a clause. It decides the verdict, so the run ends there. */
const firstFinding = async (options: GateOptions, clause: string): Promise<Finding | undefined> => {
  for await (const event of runGate({ ...options, only: [clause] })) {
    if (event.type !== 'case-finished') continue;
    const found = event.findings.find((finding) => finding.clause === clause);
    if (found) return found.finding;
  }
  return undefined;
};

test.each(Object.entries<Fault>(faults))('the gate finds the fault %s', async (_name, fault) => {
  // Only a broken must makes a target not conformant.
  expect(clauses[fault.clause].level).toBe('must');
  const finding = await withSandbox({ fault }, (url) => firstFinding(gateOptionsFor(url), fault.clause));
  expect(finding?.replay).toMatch(/^[\w.-]+,[\w.-]+,1\b/);
});

describe('the replay id of a finding', () => {
  // One of each kind of case: a plain one, a property that shrinks, a model run.
  test.each(['idempotency-mismatch-executes', 'offset-cursors', 'second-decision-accepted'] as const)(
    'repeats the fault %s on a fresh server',
    async (name) => {
      const fault: Fault = faults[name];
      const finding = await withSandbox({ fault }, (url) => firstFinding(gateOptionsFor(url), fault.clause));
      const replay = finding?.replay ?? '';
      const report = await withSandbox({ fault }, (url) => judge({ ...gateOptionsFor(url), replay }));
      expect(clausesWith(report, 'fail')).toContain(fault.clause);
      expect(report.clauses.find(({ id }) => id === fault.clause)?.findings[0]).toMatchObject({
        scenario: finding?.scenario,
        case: finding?.case,
      });
    },
  );
});

test('the command names the broken clause and exits with 1', async () => {
  const fault = faults['idempotency-mismatch-executes'];
  const { exitCode, report, stdout, stderr } = await withSandbox({ fault }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', fault.clause]),
  );
  expect(clausesWith(report, 'fail'), stderr).toContain(fault.clause);
  expect(stdout).toContain('--replay');
  expect(exitCode).toBe(1);
});
