import type { Fault } from '../lib/fault.ts';

/** The faults of the family identity. */
export const identity: Record<string, Fault> = {};
