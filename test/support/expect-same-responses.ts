import { expect } from 'vitest';
import { compareSandboxes } from './compare-sandboxes.ts';

type Options = {
  readonly requests: number;
  /** More operations than this must have succeeded. */
  readonly operations: number;
  /** What the sandboxes log: failures of their own. */
  readonly failures: readonly string[];
};

/**
 * Expects that several sandboxes respond alike to random requests. The variables SEED and REQUESTS repeat a comparison.
 *
 * @param sandboxes the sandboxes, by name
 */
export const expectSameResponses = async (
  sandboxes: Parameters<typeof compareSandboxes>[0],
  { requests, operations, failures }: Options,
): Promise<void> => {
  const { difference, succeeded } = await compareSandboxes(sandboxes, {
    seed: Number(process.env.SEED ?? 1),
    requests: Number(process.env.REQUESTS ?? requests),
  });
  expect(difference).toBeUndefined();
  expect(failures).toEqual([]);
  expect(succeeded.size).toBeGreaterThan(operations);
};
