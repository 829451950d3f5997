import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { combinedFilters } from './combined-filters.ts';
import { logMutants } from './filters.ts';
import { tailMutants } from './tail.ts';

/** Mutants of the logs family. */
export const logs: Record<string, Mutant> = mergeMutants(logMutants, combinedFilters, tailMutants);
