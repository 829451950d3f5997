import { expect } from 'vitest';
import { freshRecords, testShared } from '../mocks/test/records.ts';
import { expectSameResponses } from './support/compare-sandboxes.ts';
import { expectNoTableScans, recordStatements } from './support/expect-no-table-scans.ts';
import { createDeterministicSandbox } from './support/stores.ts';

// Thousands of requests, and the gate's run on PostgreSQL, are in the thorough tests.
testShared(
  'random requests get the same responses in memory and on PostgreSQL, where none reads a whole table',
  async () => {
    const { data } = freshRecords();
    expect(data).toContain('postgres');
    const failures: string[] = [];
    const sandboxes = {
      memory: await createDeterministicSandbox(':memory:', failures),
      PostgreSQL: await createDeterministicSandbox(data as string, failures),
    };
    const { database } = sandboxes.PostgreSQL.context;
    const statements = recordStatements(database);
    await expectSameResponses(sandboxes, { requests: 800, operations: 65, failures });
    await expectNoTableScans(database, statements);
  },
);
