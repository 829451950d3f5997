import type { Fault } from '../lib/fault.ts';

/** The faults of the family theme. */
export const theme: Record<string, Fault> = {};
