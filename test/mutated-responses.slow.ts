import { expect, test } from 'vitest';
import { exceptionsIn } from '../conformance/test/check-random-target.ts';
import { checkMutatedSandbox } from './support/check-mutated-sandbox.ts';

// Whole runs with more seeds are in the thorough tests.
test.each([
  [1, ['identity', 'workspaces', 'tokens', 'pages', 'theme', 'forms']],
  [2, ['agents', 'approvals', 'billing', 'secrets', 'webhooks', 'errors']],
])(
  'a missing member or a member of another type never causes an exception in the gate: seed %i',
  async (seed, only) => {
    const report = await checkMutatedSandbox(seed, 8, only);
    expect(exceptionsIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  },
);
