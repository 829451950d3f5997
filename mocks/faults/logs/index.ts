import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { logFaults } from './filters.ts';
import { tailFaults } from './tail.ts';

/** The faults of the family logs. */
export const logs: Record<string, Fault> = mergeFaults(logFaults, tailFaults);
