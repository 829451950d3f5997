import type { Mutant } from '../lib/mutant.ts';

/** The mutants of the family versioning. */
export const versioning: Record<string, Mutant> = {};
