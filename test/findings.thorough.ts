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

test('the steps of a difference between encodings begin with what wrote the record that differs', async () => {
  const only = ['encodings.same-records'];
  const mutant = getMutant('csv-cells-trimmed');
  const { report } = await checkSandbox({ mutant }, { only });
  const findings = report.clauses.flatMap((clause) => clause.findings);
  const ofSubmissions = findings.find(({ operation }) => operation === 'listSubmissions');
  const steps = (ofSubmissions?.exchanges ?? []).map(
    ({ driver, headers }) => driver ?? headers['content-type']?.split(';')[0],
  );
  // The records are written, and listed in both encodings. A second list in JSON shows that they stayed the same.
  expect(steps.filter((step, index) => step !== steps[index - 1])).toEqual([
    'add-form',
    'add-submission',
    'application/json',
    'text/csv',
    'application/json',
  ]);
  const [value = ''] = ofSubmissions?.got.match(/\w+/) ?? [];
  const written = ofSubmissions?.exchanges.findIndex(({ curl }) => curl.includes(` ${value}`)) ?? -1;
  expect(steps[written]).toBe('add-submission');
});
