import { describe, expect, test } from 'vitest';
import { getMutant } from '../mocks/mutants/index.ts';
import { clausesWith } from './support/clauses-with.ts';
import { checkSandbox } from './support/with-sandbox.ts';

describe('the replay id of a finding', () => {
  // A plain case has a scenario, a case and a seed; a property also has a path.
  test.each([
    ['a plain case', 'idempotency-mismatch-executes', 3],
    ['a property', 'page-letters-composed', 4],
  ] as const)('repeats %s on a fresh server: %s', async (_kind, name, parts) => {
    const mutant = getMutant(name);
    const { report: first } = await checkSandbox({ mutant }, { only: [mutant.clause] });
    const finding = first.clauses
      .flatMap(({ id, findings }) => (id === mutant.clause ? findings : []))
      .find(({ replay }) => replay?.split(',').length === parts);
    const replay = finding?.replay ?? '';
    const { report } = await checkSandbox({ mutant }, { replay });
    expect(clausesWith(report, 'fail')).toContain(mutant.clause);
    expect(report.clauses.find(({ id }) => id === mutant.clause)?.findings[0]).toMatchObject({
      scenario: finding?.scenario,
      case: finding?.case,
    });
  });
});
