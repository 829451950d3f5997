import type { Fault } from '../lib/fault.ts';
import { undeclaredResponses } from './undeclared-answers.ts';

/** The faults of the family contract. */
export const contract: Record<string, Fault> = undeclaredResponses;
