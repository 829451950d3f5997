import type { Fault } from '../lib/fault.ts';

/** The faults of the family logs. */
export const logs: Record<string, Fault> = {};
