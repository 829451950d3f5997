import { runsThatResume } from '../lib/decisions-undone.ts';
import type { Mutant } from '../lib/mutant.ts';
import { denialResumesRun } from './denial-resumes-run.ts';
import { deniedRuns } from './denied-runs.ts';
import { listMutants } from './lists.ts';

/** Mutants of the runs family. */
export const runs: Record<string, Mutant> = {
  ...deniedRuns,
  ...runsThatResume,
  ...listMutants,
  'denial-resumes-run': denialResumesRun,
};
