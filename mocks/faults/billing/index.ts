import type { Fault } from '../lib/fault.ts';
import { pastDue } from './past-due.ts';
import { pausedAndUsed } from './paused-and-used.ts';
import { periodFaults } from './periods.ts';
import { billingFaults } from './state.ts';

/** The faults of the family billing. */
export const billing: Record<string, Fault> = {
  ...billingFaults,
  ...pastDue,
  ...pausedAndUsed,
  ...periodFaults,
};
