import { expect, test } from 'vitest';
import { exceptionsIn } from '../conformance/test/check-random-target.ts';
import { checkMutatedSandbox } from './support/check-mutated-sandbox.ts';

// With many changes, most cases end at their first response. With few changes, they get further.
test.each(Array.from({ length: 12 }, (_, at) => [at + 1, [4, 12, 40][at % 3] ?? 4] as const))(
  'a whole run with changed responses ends in a verdict without an exception: seed %i, one in %i',
  async (seed, oneIn) => {
    const report = await checkMutatedSandbox(seed, oneIn);
    expect(exceptionsIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  },
);
