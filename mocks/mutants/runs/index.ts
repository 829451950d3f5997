import { mediaTypes, operations } from '@workspace-api/contract';
import { runsThatResume } from '../lib/decisions-undone.ts';
import type { Mutant } from '../lib/mutant.ts';
import { withoutDefaultLimit } from '../pagination/other-encodings.ts';
import { denialResumesRun } from './denial-resumes-run.ts';
import { deniedRuns } from './denied-runs.ts';
import { listMutants } from './lists.ts';

/** Mutants of the runs family. */
export const runs: Record<string, Mutant> = {
  ...deniedRuns,
  ...runsThatResume,
  ...listMutants,
  'runs-in-ndjson-without-default-limit': {
    clause: 'runs.default-limit',
    text: 'In NDJSON, the list of runs has no default limit.',
    wrap: withoutDefaultLimit(mediaTypes.ndjson, operations.listRuns),
  },
  'denial-resumes-run': denialResumesRun,
};
