import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variants } from '../mocks/variants/index.ts';
import { startVariantPool } from '../scripts/variants/start-pool.ts';

/*
 * Checks every family against every variant, each with one seed. Neighbours have different seeds. To combine all variants and
 * seeds, run `npm run conformance:variants -- --seeds 1,2,3`.
 */
const seeds = [1, 2, 3];
const runs = Object.keys(variants).map((name, index) => [name, seeds[index % seeds.length] ?? 1] as const);

let pool: ReturnType<typeof startVariantPool>;
beforeAll(() => {
  pool = startVariantPool(availableParallelism());
});
afterAll(() => pool.close());

test.concurrent.each(runs)(
  'the whole gate finds no violation in the correct server %s, seed %i',
  async (variant, seed) => {
    const row = await pool.run({ variant, seed, effort: 'quick', families: 'all' });
    expect(row.mistakes).toEqual([]);
  },
);
