import type { Fault } from '../lib/fault.ts';

/** The faults of the family deliveries. */
export const deliveries: Record<string, Fault> = {};
