import type { Fault } from '../lib/fault.ts';
import { denialResumesRun } from './denial-resumes-run.ts';

/** The faults of the family runs. */
export const runs: Record<string, Fault> = {
  'denial-resumes-run': denialResumesRun,
};
