import type { Fault } from '../lib/fault.ts';

/** The faults of the family secrets. */
export const secrets: Record<string, Fault> = {};
