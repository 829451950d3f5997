import type { Fault } from '../lib/fault.ts';

/** The faults of the family versioning. */
export const versioning: Record<string, Fault> = {};
