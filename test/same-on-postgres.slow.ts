import { expect, test } from 'vitest';
import { freshRecords, onServer } from '../mocks/test/records.ts';
import { expectSameResponses } from './support/expect-same-responses.ts';
import { createDeterministicSandbox } from './support/stores.ts';

// Thousands of requests, and the gate's run on PostgreSQL, are in the thorough tests.
test.skipIf(!onServer())('random requests get the same responses in memory and on PostgreSQL', async () => {
  const { data } = freshRecords();
  expect(data).toContain('postgres');
  const failures: string[] = [];
  const sandboxes = {
    memory: await createDeterministicSandbox(':memory:', failures),
    PostgreSQL: await createDeterministicSandbox(data as string, failures),
  };
  await expectSameResponses(sandboxes, { requests: 800, operations: 85, failures });
});
