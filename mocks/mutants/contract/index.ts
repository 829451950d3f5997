import type { Mutant } from '../lib/mutant.ts';
import { undeclaredResponses } from './undeclared-responses.ts';

/** The mutants of the family contract. */
export const contract: Record<string, Mutant> = undeclaredResponses;
