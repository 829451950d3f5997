import { expect, test } from 'vitest';
import { checkAmongForeignRecords } from './support/check-among-foreign-records.ts';
import { expectNothingForeignTouched } from './support/expect-nothing-foreign-touched.ts';

/** The families that send requests that must be refused, or that write to records that the API can't create. */
const only = [
  'approvals',
  'errors',
  'forms',
  'pages',
  'tenancy',
  'theme',
  'validation',
  'workspaces',
  'billing',
];

test.each([
  ['live', false],
  ['test', true],
] as const)('a run changes only its own records in %s mode, with a driver: %s', async (mode, hasDriver) => {
  const run = await checkAmongForeignRecords(mode, hasDriver, { effort: 'quick', only });
  expect(run.writes.length).toBeGreaterThan(0);
  expectNothingForeignTouched(mode, hasDriver, run);
});
