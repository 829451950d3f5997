import { test } from 'vitest';
import { expectSameResponses } from './support/compare-sandboxes.ts';
import { createDeterministicSandbox, createReversedSandbox, freshFile } from './support/stores.ts';

test('random requests get the same responses in memory, on a file, and in whatever order a query leaves open', async () => {
  const failures: string[] = [];
  const sandboxes = {
    memory: await createDeterministicSandbox(':memory:', failures),
    file: await createDeterministicSandbox(await freshFile(), failures),
    reversed: await createReversedSandbox(failures),
  };
  await expectSameResponses(sandboxes, { requests: 150, operations: 50, failures });
});
