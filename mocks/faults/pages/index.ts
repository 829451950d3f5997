import type { Fault } from '../lib/fault.ts';

/** The faults of the family pages. */
export const pages: Record<string, Fault> = {};
