import type { Fault } from '../lib/fault.ts';

/** The faults of the family oauth. */
export const oauth: Record<string, Fault> = {};
