import type { Mutant } from '../lib/mutant.ts';

/** Mutants of the versioning family. */
export const versioning: Record<string, Mutant> = {};
