import type { Fault } from '../lib/fault.ts';
import { usedTwiceAtOnce } from './used-twice-at-once.ts';

/** The faults of the family oauth. */
export const oauth: Record<string, Fault> = {
  ...usedTwiceAtOnce,
};
