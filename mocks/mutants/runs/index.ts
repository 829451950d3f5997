import { operations } from '@workspace-api/contract';
import { on } from '../../wrappers/on.ts';
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
  'runs-in-ndjson-without-default-limit': {
    clause: 'runs.default-limit',
    text: 'In NDJSON, the list of runs has no default limit.',
    wrap: on('listRuns')
      .in('ndjson')
      .when(({ query }) => !query.has('limit'))
      .query({ limit: String(operations.listRuns.list.maxLimit) }),
  },
  'denial-resumes-run': denialResumesRun,
};
