import * as fc from 'fast-check';
import { seededRandom } from '../../mocks/sandbox/core/random.ts';

/** Random choices that are reproducible with the same seed. */
export type Draw = {
  /** An integer from 0, below `end`. */
  below(end: number): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** A random item of a list that isn't empty. */
  pick<T>(list: readonly T[]): T;
  /** A value from a generator. */
  value<T>(generator: fc.Arbitrary<T>): T;
};

/** Creates the choices for one request. @param at the number of the request, which has its own choices */
export const createDraw = (seed: number, at: number): Draw => {
  const bytes = seededRandom(Math.imul(seed, 0x9e3779b1) ^ Math.imul(at + 1, 0x85ebca6b));
  const next = (): number => bytes(4).reduceRight((value, byte) => value * 256 + byte, 0);
  const below = (end: number): number => Math.floor((next() / 2 ** 32) * end);
  return {
    below,
    chance: (probability) => next() / 2 ** 32 < probability,
    pick: (list) => {
      if (list.length === 0) throw new RangeError('Nothing to choose from.');
      return list[below(list.length)] as (typeof list)[number];
    },
    value: (generator) => fc.sample(generator, { seed: next() | 0, numRuns: 1 })[0] as never,
  };
};
