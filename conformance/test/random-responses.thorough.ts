import { expect, test } from 'vitest';
import { StartupError } from '../index.ts';
import { checkRandomTarget, exceptionsIn } from './check-random-target.ts';

const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

test.each(seeds)(
  'a whole run on random responses gets a verdict without an exception: seed %i',
  async (seed) => {
    const report = await checkRandomTarget(seed);
    if (report instanceof StartupError) throw report;
    expect(exceptionsIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  },
);

test.each(seeds)('a whole run on random responses with rate limits gets a verdict: seed %i', async (seed) => {
  const report = await checkRandomTarget(seed, { limited: true });
  if (report instanceof StartupError) throw report;
  expect(exceptionsIn(report)).toEqual([]);
  expect([1, 3]).toContain(report.exitCode);
});
