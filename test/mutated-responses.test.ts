import { expect, test } from 'vitest';
import { exceptionsIn } from '../conformance/test/check-random-target.ts';
import { checkMutatedSandbox } from './support/check-mutated-sandbox.ts';

// Whole runs with twelve seeds are in the thorough tests.
test('a missing member or a member of another type never causes an exception in the gate', async () => {
  const report = await checkMutatedSandbox(1, 8, ['identity', 'secrets']);
  expect(exceptionsIn(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
});
