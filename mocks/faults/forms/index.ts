import type { Fault } from '../lib/fault.ts';
import { formFaults } from './submissions.ts';

/** The faults of the family forms. */
export const forms: Record<string, Fault> = formFaults;
