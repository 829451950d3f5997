import type { Mutant } from '../lib/mutant.ts';
import { compressionMutants } from './codings.ts';

/** Mutants of the compression family. */
export const compression: Record<string, Mutant> = compressionMutants;
