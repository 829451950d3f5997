import { clauses } from '@workspace-api/contract';
import { describe, expect, test } from 'vitest';
import { type GateOptions, judge, type Report, runGate } from '../conformance/index.ts';
import { faultNamed, faults } from '../mocks/faults/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { runCommand, sandboxArguments } from './support/run-command.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

type Finding = Report['clauses'][number]['findings'][number];

/** The first finding of a clause. It decides the verdict, so the run ends there. */
const firstFinding = async (
  options: GateOptions,
  clause: string,
  matches: (finding: Finding) => boolean = () => true,
): Promise<Finding | undefined> => {
  for await (const event of runGate({ ...options, only: [clause] })) {
    if (event.type !== 'case-finished') continue;
    const first = event.findings.find((found) => found.clause === clause && matches(found.finding));
    if (first) return first.finding;
  }
  return undefined;
};

test.each(Object.entries(faults))('the gate finds the fault %s', async (_name, fault) => {
  // Only a broken must makes a target not conformant.
  expect(clauses[fault.clause].level).toBe('must');
  const finding = await withSandbox({ fault }, (url) => firstFinding(gateOptionsFor(url), fault.clause));
  expect(finding?.replay).toMatch(/^[\w.-]+,[\w.-]+,1\b/);
});

describe('the replay id of a finding', () => {
  // A plain case has a scenario, a case and a seed; a property also has a path, and a model run one of its commands.
  test.each([
    ['a plain case', 'idempotency-mismatch-executes', 3],
    ['a property', 'offset-cursors', 4],
    ['a model run', 'second-decision-accepted', 5],
  ] as const)('repeats %s on a fresh server: %s', async (_kind, name, parts) => {
    const fault = faultNamed(name);
    const finding = await withSandbox({ fault }, (url) =>
      firstFinding(gateOptionsFor(url), fault.clause, ({ replay }) => replay.split(',').length === parts),
    );
    const replay = finding?.replay ?? '';
    const report = await withSandbox({ fault }, (url) => judge({ ...gateOptionsFor(url), replay }));
    expect(clausesWith(report, 'fail')).toContain(fault.clause);
    expect(report.clauses.find(({ id }) => id === fault.clause)?.findings[0]).toMatchObject({
      scenario: finding?.scenario,
      case: finding?.case,
    });
  });
});

test('the command names the broken clause and exits with 1', async () => {
  const fault = faultNamed('idempotency-mismatch-executes');
  const { exitCode, report, stdout, stderr } = await withSandbox({ fault }, (url) =>
    runCommand([...sandboxArguments(url), '--effort', 'quick', '--seed', '1', '--only', fault.clause]),
  );
  expect(clausesWith(report, 'fail'), stderr).toContain(fault.clause);
  expect(stdout).toContain('--replay');
  expect(exitCode).toBe(1);
});
