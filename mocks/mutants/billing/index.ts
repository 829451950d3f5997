import type { Mutant } from '../lib/mutant.ts';
import { pastDue } from './past-due.ts';
import { pausedAndUsed } from './paused-and-used.ts';
import { periodMutants } from './periods.ts';
import { billingMutants } from './state.ts';

/** Mutants of the billing family. */
export const billing: Record<string, Mutant> = {
  ...billingMutants,
  ...pastDue,
  ...pausedAndUsed,
  ...periodMutants,
};
