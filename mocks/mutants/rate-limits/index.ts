import type { Mutant } from '../lib/mutant.ts';
import { exhaustedLimits } from './exhausted.ts';
import { rateLimitNotShown } from './rate-limit-not-shown.ts';

/** Mutants of the rate-limits family. */
export const rateLimits: Record<string, Mutant> = {
  ...rateLimitNotShown,
  ...exhaustedLimits,
};
