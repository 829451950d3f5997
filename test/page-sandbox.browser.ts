import { expect, test } from 'vitest';
import { compareSandboxes } from './support/compare-sandboxes.ts';
import { createDeterministicSandbox, openDeterministicPage } from './support/stores.ts';

// The thorough tests compare thousands of requests on every store.
test('random requests get the same responses in Node and in a page', async () => {
  const failures: string[] = [];
  const sandboxes = {
    memory: await createDeterministicSandbox(':memory:', failures),
    page: await openDeterministicPage(failures),
  };
  const { difference, succeeded } = await compareSandboxes(sandboxes, {
    seed: Number(process.env.SEED ?? 1),
    requests: Number(process.env.REQUESTS ?? 150),
  });
  expect(difference).toBeUndefined();
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(60);
});
