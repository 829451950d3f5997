import { expect, test } from 'vitest';
import { driverWithoutDelete } from './support/driver-without-delete.ts';
import { checkSandbox } from './support/with-sandbox.ts';

const only = ['approvals', 'forms', 'billing.invoice*'];

test('a run with a driver that deletes records leaves no record behind', async () => {
  const { leftovers } = (await checkSandbox({}, { only })).report;
  // The theme and other data of the whole workspace aren't records.
  expect(leftovers.filter(({ why }) => !why.includes('changed it'))).toEqual([]);
});

test('without its delete, the report lists the records', async () => {
  const options = { driver: driverWithoutDelete, only: ['approvals'] };
  const { leftovers } = (await checkSandbox({}, options)).report;
  const kinds = new Set(leftovers.map(({ kind }) => kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['agent', 'run', 'approval']));
});
