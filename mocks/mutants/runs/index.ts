import type { Mutant } from '../lib/mutant.ts';
import { denialResumesRun } from './denial-resumes-run.ts';
import { deniedRuns } from './denied-runs.ts';
import { endedRunsThatReturn } from './ended-runs-that-return.ts';
import { listMutants } from './lists.ts';

/** Mutants of the runs family. */
export const runs: Record<string, Mutant> = {
  ...deniedRuns,
  ...endedRunsThatReturn,
  ...listMutants,
  'denial-resumes-run': denialResumesRun,
};
