import { expect, test } from 'vitest';
import { checkWithoutWaiting } from './support/check-without-waiting.ts';
import { driverWithoutDelete } from './support/driver-without-delete.ts';
import { gateOptionsFor, withSandbox } from './support/with-sandbox.ts';

const only = ['approvals', 'forms', 'billing.invoice*'];

test('a run with a driver that deletes records leaves no record behind', async () => {
  const { leftovers } = await withSandbox({}, async (url) => {
    const { report } = await checkWithoutWaiting({ ...gateOptionsFor(url), only });
    return report;
  });
  // The theme and other data of the whole workspace aren't records.
  expect(leftovers.filter(({ why }) => !why.includes('changed it'))).toEqual([]);
});

test('without its delete, the report lists the records', async () => {
  const { leftovers } = await withSandbox({}, async (url) => {
    const { report } = await checkWithoutWaiting({
      ...gateOptionsFor(url),
      driver: driverWithoutDelete,
      only: ['approvals'],
    });
    return report;
  });
  const kinds = new Set(leftovers.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['agent', 'run', 'approval']));
});
