import { expect, test } from 'vitest';
import { checkAmongForeignRecords } from './support/check-among-foreign-records.ts';
import { expectNothingForeignTouched } from './support/expect-nothing-foreign-touched.ts';

test.each([
  ['live', false],
  ['test', false],
  ['live', true],
  ['test', true],
] as const)(
  'a whole run changes only its own records in %s mode, with a driver: %s',
  async (mode, hasDriver) => {
    const run = await checkAmongForeignRecords(mode, hasDriver, { effort: 'standard' });
    expect(run.report.clauses.filter(({ status }) => status === 'fail')).toEqual([]);
    expect(run.report.errors).toEqual([]);
    expectNothingForeignTouched(mode, hasDriver, run);
  },
);
