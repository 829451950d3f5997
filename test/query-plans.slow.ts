import { expect, test } from 'vitest';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { findTableScans } from './support/query-plans.ts';
import { recordStatements } from './support/recorded-statements.ts';
import { createDeterministicSandbox } from './support/stores.ts';

test('no random request of the API or the control plane reads a whole table', async () => {
  const failures: string[] = [];
  const sandbox = await createDeterministicSandbox(freshRecords().data ?? ':memory:', failures);
  const { database } = sandbox.context;
  const recorded = recordStatements(database);
  const { succeeded } = await compareSandboxes({ sandbox }, { seed: 1, requests: 1000 });
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(80);
  const statements = [...recorded.values()];
  expect(statements.length).toBeGreaterThan(250);
  expect((await findTableScans(database, statements, onServer())).scans).toEqual([]);
});
