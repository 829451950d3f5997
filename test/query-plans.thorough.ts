import { expect, test } from 'vitest';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { expectNoTableScans, recordStatements } from './support/expect-no-table-scans.ts';
import { createDeterministicSandbox } from './support/stores.ts';

// On PostgreSQL, `same-on-postgres` expects the same.
test('no random request of the API or the control plane reads a whole table', async () => {
  const failures: string[] = [];
  const sandbox = await createDeterministicSandbox(':memory:', failures);
  const { database } = sandbox.context;
  const statements = recordStatements(database);
  const succeeded = await compareSandboxes({ sandbox }, { seed: 1, requests: 1000 });
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(65);
  await expectNoTableScans(database, statements);
});
