import { expect, test } from 'vitest';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { checkVariant } from '../scripts/variants/check-variant.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';

// Every eightieth variant, with the family that checks most of its differences. The thorough tests run all variants with every
// family, and so does `npm run conformance:variants`.
const some = Object.entries<Variant>(variants).filter((_, index) => index % 80 === 0);

test.each(some)('the gate finds no violation in the correct server %s', async (_name, variant) => {
  const report = await checkVariant(variant, {
    seed: 1,
    effort: 'quick',
    only: variant.families.slice(0, 1),
  });
  expect(mistakesIn(report)).toEqual([]);
  expect(report.totals.pass).toBeGreaterThan(0);
});
