import type { Fault } from '../lib/fault.ts';

/** The faults of the family contract. */
export const contract: Record<string, Fault> = {};
