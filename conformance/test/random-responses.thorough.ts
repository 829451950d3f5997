import { expect, test } from 'vitest';
import { StartupError } from '../index.ts';
import { checkRandomTarget, exceptionsIn } from './check-random-target.ts';

test.each([
  [1, ['identity', 'tokens', 'encodings']],
  [2, ['pages', 'billing']],
  [3, ['workspaces', 'agents', 'idempotency']],
])('a target with random responses gets a verdict without an exception: seed %i', async (seed, only) => {
  const report = await checkRandomTarget(seed, { only });
  if (report instanceof StartupError) throw report;
  expect(exceptionsIn(report)).toEqual([]);
  expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
});

test.each([1])('random responses with rate limits get a verdict: seed %i', async (seed) => {
  const report = await checkRandomTarget(seed, { limited: true, only: ['tokens', 'errors'] });
  if (report instanceof StartupError) throw report;
  expect(exceptionsIn(report)).toEqual([]);
  expect([1, 3]).toContain(report.exitCode);
});

test('with a random principal the run starts or is refused', async () => {
  for (let seed = 1; seed <= 4; seed += 1) {
    const report = await checkRandomTarget(seed, { knowsMe: false, only: ['versioning'] });
    if (!(report instanceof StartupError)) expect(exceptionsIn(report)).toEqual([]);
  }
});

/** CI has eight minutes for everything. */
const longTest = test.skipIf(Boolean(process.env.CI));
const seeds = Array.from({ length: 20 }, (_, at) => at + 1);

longTest.each(seeds)(
  'a whole run on random responses gets a verdict without an exception: seed %i',
  async (seed) => {
    const report = await checkRandomTarget(seed);
    if (report instanceof StartupError) throw report;
    expect(exceptionsIn(report)).toEqual([]);
    expect(report).toMatchObject({ verdict: 'not-conformant', exitCode: 1 });
  },
);

longTest.each(seeds)(
  'a whole run on random responses with rate limits gets a verdict: seed %i',
  async (seed) => {
    const report = await checkRandomTarget(seed, { limited: true });
    if (report instanceof StartupError) throw report;
    expect(exceptionsIn(report)).toEqual([]);
    expect([1, 3]).toContain(report.exitCode);
  },
);
