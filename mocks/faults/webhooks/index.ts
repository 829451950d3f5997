import type { Fault } from '../lib/fault.ts';

/** The faults of the family webhooks. */
export const webhooks: Record<string, Fault> = {};
