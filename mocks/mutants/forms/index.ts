import { mediaTypes, operations } from '@workspace-api/contract';
import type { Mutant } from '../lib/mutant.ts';
import { withoutDefaultLimit } from '../pagination/other-encodings.ts';
import { formMutants } from './submissions.ts';

/** Mutants of the forms family. */
export const forms: Record<string, Mutant> = {
  ...formMutants,
  'submissions-in-csv-without-default-limit': {
    clause: 'forms.submissions-default-limit',
    text: 'In CSV, the list of submissions has no default limit.',
    wrap: withoutDefaultLimit(mediaTypes.csv, operations.listSubmissions),
  },
};
