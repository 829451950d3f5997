import { expect, test } from 'vitest';
import { getMutant } from '../mocks/mutants/index.ts';
import { gateOptionsFor, withServedSandbox } from '../scripts/proof/served-sandbox.ts';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';

test('the steps of a difference between encodings begin with what wrote the record that differs', async () => {
  const only = ['encodings.same-records'];
  const { wrap } = getMutant('csv-cells-trimmed');
  const { report } = await withServedSandbox({ seed: 1, wrap }, (url) =>
    checkWithoutWaiting({ ...gateOptionsFor(url), only }),
  );
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
