import { describe, expect, test } from 'vitest';
import { checkConformance, runGate } from '../conformance/index.ts';
import { getMutant } from '../mocks/mutants/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

describe('the replay id of a finding', () => {
  // A plain case has a scenario, a case and a seed; a property also has a path.
  test.each([
    ['a plain case', 'idempotency-mismatch-executes', 3],
    ['a property', 'page-letters-composed', 4],
  ] as const)('repeats %s on a fresh server: %s', async (_kind, name, parts) => {
    const mutant = getMutant(name);
    const finding = await withSandbox({ mutant }, async (url) => {
      for await (const event of runGate({ ...gateOptionsFor(url), only: [mutant.clause] })) {
        if (event.type !== 'case-finished') continue;
        const clauseFindings = event.findings.filter(({ clause }) => clause === mutant.clause);
        const first = clauseFindings.find(({ finding: { replay } }) => replay?.split(',').length === parts);
        if (first) return first.finding;
      }
      return undefined;
    });
    const replay = finding?.replay ?? '';
    const report = await withSandbox({ mutant }, (url) =>
      checkConformance({ ...gateOptionsFor(url), replay }),
    );
    expect(clausesWith(report, 'fail')).toContain(mutant.clause);
    expect(report.clauses.find(({ id }) => id === mutant.clause)?.findings[0]).toMatchObject({
      scenario: finding?.scenario,
      case: finding?.case,
    });
  });
});
