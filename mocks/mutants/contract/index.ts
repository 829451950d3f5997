import type { Mutant } from '../lib/mutant.ts';
import { undeclaredResponses } from './undeclared-responses.ts';

/** Mutants of the contract family. */
export const contract: Record<string, Mutant> = undeclaredResponses;
