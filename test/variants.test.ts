import { expect, test } from 'vitest';
import { type Variant, variants } from '../mocks/variants/index.ts';
import { judgeVariant } from '../scripts/variants/judge-variant.ts';
import { mistakesIn } from '../scripts/variants/matrix.ts';

// The family that looks most at what differs; every family is in the thorough tests and in `npm run conformance:variants`.
test.each(Object.entries<Variant>(variants))(
  'the gate finds nothing broken in the correct server %s',
  async (_name, variant) => {
    const report = await judgeVariant(variant, {
      seed: 1,
      effort: 'quick',
      only: variant.families.slice(0, 1),
    });
    expect(mistakesIn(report)).toEqual([]);
    expect(report.totals.pass).toBeGreaterThan(0);
  },
);
