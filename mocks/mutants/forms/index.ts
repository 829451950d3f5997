import type { Mutant } from '../lib/mutant.ts';
import { formMutants } from './submissions.ts';

/** Mutants of the forms family. */
export const forms: Record<string, Mutant> = formMutants;
