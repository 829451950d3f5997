import { expect, test } from 'vitest';
import { checkConformance } from '../conformance/index.ts';
import { loadScenarios } from '../conformance/scenarios/load-scenarios.ts';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { clausesWith } from './support/clauses-with.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

/** These families check behavior before records are read or after, so the storage engine doesn't matter. */
const storageIndependentFamilies = new Set([
  'authentication',
  'compression',
  'contract',
  'encodings',
  'errors',
  'identity',
  'rate-limits',
  'scopes',
  'validation',
  'versioning',
]);
/** Tests of the sandbox check these on PostgreSQL too: `mocks/test/pagination.test.ts` and `mocks/test/idempotency.test.ts`. */
const testedOnPostgres = new Set(['pagination', 'idempotency']);
const families = new Set((await loadScenarios()).map(({ id }) => id.split('.')[0] ?? ''));
const only = [...families].filter(
  (family) => !storageIndependentFamilies.has(family) && !testedOnPostgres.has(family),
);

// In `.ci/run`, `npm run conformance` says the same of the whole gate on SQLite. Whole runs on both engines are in the thorough
// tests.
test.skipIf(!onServer())('the gate finds no violation in the sandbox on PostgreSQL', async () => {
  const report = await withSandbox({ ...freshRecords(), seed: 1 }, (url) =>
    checkConformance({ ...gateOptionsFor(url), only }),
  );
  expect(report.errors).toEqual([]);
  expect(clausesWith(report, 'fail')).toEqual([]);
  // No capability is missing here.
  expect(clausesWith(report, 'not-exercised')).toEqual([]);
  expect(clausesWith(report, 'pass')).not.toEqual([]);
});
