import { expect, test } from 'vitest';
import { checkAmongForeignRecords } from './support/check-among-foreign-records.ts';
import { expectNothingForeignTouched } from './support/expect-nothing-foreign-touched.ts';

/** The families that send requests that must be refused, or that write to records that the API can't create. */
const only = ['approvals', 'forms', 'theme', 'workspaces', 'billing'];

// Live mode, other drivers and all families are in the thorough tests.
test('a run changes only its own records in test mode, with a driver', async () => {
  const run = await checkAmongForeignRecords('test', true, { effort: 'quick', only });
  expect(run.writes.length).toBeGreaterThan(0);
  expectNothingForeignTouched('test', true, run);
});
