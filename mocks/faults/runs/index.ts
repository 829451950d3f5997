import type { Fault } from '../lib/fault.ts';
import { denialResumesRun } from './denial-resumes-run.ts';
import { deniedRuns } from './denied-runs.ts';
import { listFaults } from './lists.ts';

/** The faults of the family runs. */
export const runs: Record<string, Fault> = {
  ...deniedRuns,
  ...listFaults,
  'denial-resumes-run': denialResumesRun,
};
