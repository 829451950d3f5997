import type { Fault } from '../lib/fault.ts';

/** The faults of the family compression. */
export const compression: Record<string, Fault> = {};
