import type { Mutant } from '../lib/mutant.ts';
import { compressionMutants } from './codings.ts';

/** The mutants of the family compression. */
export const compression: Record<string, Mutant> = compressionMutants;
