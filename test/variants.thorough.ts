import { expect, test } from 'vitest';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { judgeVariant } from '../scripts/variants/judge-variant.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';

const seeds = [1, 2, 3];

test.each(
  Object.entries<Variant>(variants).flatMap(([name, variant]) =>
    seeds.map((seed) => [name, seed, variant] as const),
  ),
)('the whole gate finds nothing broken in the correct server %s, seed %i', async (_name, seed, variant) => {
  const report = await judgeVariant(variant, { seed, effort: 'quick' });
  expect(mistakesIn(report)).toEqual([]);
});
