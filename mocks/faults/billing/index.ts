import type { Fault } from '../lib/fault.ts';

/** The faults of the family billing. */
export const billing: Record<string, Fault> = {};
