import { createHash, randomInt } from 'node:crypto';

/** A random seed. */
export const randomSeed = (): number => randomInt(0, 2 ** 31);

/** The seed of one case. Its values don't depend on which other cases run. */
export const deriveSeed = (seed: number, ...names: string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join('\0'))
    .digest()
    .readInt32BE(0);
