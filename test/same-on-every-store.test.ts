import { expect, test } from 'vitest';
import type { Sandbox } from '../mocks/index.ts';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { expectSameResponses } from './support/expect-same-responses.ts';
import { createDeterministicSandbox, createReversedSandbox, freshFile } from './support/stores.ts';

test('random requests get the same responses in memory and on a file', async () => {
  const failures: string[] = [];
  const sandboxes = {
    memory: await createDeterministicSandbox(':memory:', failures),
    file: await createDeterministicSandbox(await freshFile(), failures),
  };
  await expectSameResponses(sandboxes, { requests: 150, operations: 50, failures });
});

test('no response depends on the order of rows that a query leaves open', async () => {
  const failures: string[] = [];
  const sandboxes = {
    memory: await createDeterministicSandbox(':memory:', failures),
    reversed: await createReversedSandbox(failures),
  };
  await expectSameResponses(sandboxes, { requests: 150, operations: 50, failures });
});

/** A sandbox, and the same sandbox with one changed header in its responses to deletions. */
const startDiffering = async (): Promise<Record<string, Sandbox>> => {
  const failures: string[] = [];
  const same = await createDeterministicSandbox(':memory:', failures);
  const other = await createDeterministicSandbox(':memory:', failures);
  return {
    same,
    other: {
      ...other,
      async fetch(input) {
        const response = await other.fetch(input);
        if ((input as Request).method === 'DELETE') response.headers.set('Vary', 'Accept, Origin, Cookie');
        return response;
      },
    },
  };
};

test('the first difference is reported with its request, both responses and the command to repeat it', async () => {
  const { difference } = await compareSandboxes(await startDiffering(), { seed: 1, requests: 150 });
  expect(difference).toMatch(
    /^Seed 1, request \d+ \(valid: .+\) gets different responses\.\n {2}curl .* -X DELETE .*\n {2}same: status \d+\n(.|\n)*\n {2}other: status \d+\n {4}vary: Accept, Origin, Cookie\n/,
  );
  expect(difference).toContain('SEED=1 npx vitest run --project thorough');
});
