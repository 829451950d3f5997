import type { Mutant } from '../lib/mutant.ts';
import { formMutants } from './submissions.ts';

/** The mutants of the family forms. */
export const forms: Record<string, Mutant> = formMutants;
