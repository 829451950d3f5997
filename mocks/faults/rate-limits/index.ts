import type { Fault } from '../lib/fault.ts';
import { exhaustedLimits } from './exhausted.ts';
import { rateLimitNotShown } from './rate-limit-not-shown.ts';

/** The faults of the family rate-limits. */
export const rateLimits: Record<string, Fault> = {
  'rate-limit-not-shown': rateLimitNotShown,
  ...exhaustedLimits,
};
