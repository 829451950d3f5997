import type { Mutant } from '../lib/mutant.ts';
import { undeclaredResponses } from './undeclared-answers.ts';

/** Mutants of the contract family. */
export const contract: Record<string, Mutant> = undeclaredResponses;
