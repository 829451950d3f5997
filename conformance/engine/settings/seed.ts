import { createHash, randomInt } from 'node:crypto';

/** A seed for a run that was given none. */
export const randomSeed = (): number => randomInt(0, 2 ** 31);

/** The seed of one case, so that a case's values don't depend on which others run beside it. */
export const deriveSeed = (seed: number, ...names: string[]): number =>
  createHash('sha256')
    .update([seed, ...names].join('\0'))
    .digest()
    .readInt32BE(0);
