import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variants } from '../mocks/variants/index.ts';
import { startVariantPool } from '../scripts/variants/start-pool.ts';

/*
 * Every family against every variant, each with one seed; neighbours have different ones. The product of all variants
 * and seeds is `npm run conformance:variants -- --seeds 1,2,3`.
 */
const seeds = [1, 2, 3];
const runs = Object.keys(variants).map((name, index) => [name, seeds[index % seeds.length] ?? 1] as const);

let pool: ReturnType<typeof startVariantPool>;
beforeAll(() => {
  pool = startVariantPool(availableParallelism());
});
afterAll(() => pool.close());

test.concurrent.each(runs)(
  'the whole gate finds nothing broken in the correct server %s, seed %i',
  async (variant, seed) => {
    const row = await pool.run({ variant, seed, effort: 'quick', families: 'all' });
    expect(row.mistakes).toEqual([]);
  },
);
