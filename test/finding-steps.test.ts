import { expect, test } from 'vitest';
import { getMutant } from '../mocks/mutants/index.ts';
import { checkSandbox } from './support/with-sandbox.ts';

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
