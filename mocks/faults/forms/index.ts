import type { Fault } from '../lib/fault.ts';

/** The faults of the family forms. */
export const forms: Record<string, Fault> = {};
