import { mergeMutants } from '../lib/merge-mutants.ts';
import type { Mutant } from '../lib/mutant.ts';
import { longListsInEncodings } from '../pagination/long-lists.ts';
import { csvMutants } from './csv.ts';
import { csvNotQuoted } from './csv-not-quoted.ts';
import { csvWithoutBom } from './csv-without-bom.ts';
import { flatteningMutants } from './flattening.ts';
import { ndjsonMutants } from './ndjson.ts';
import { ndjsonFailureHidden } from './ndjson-failure-hidden.ts';
import { negotiationMutants } from './negotiation.ts';
import { notAcceptableIgnored } from './not-acceptable-ignored.ts';
import { tsonMutants } from './tson.ts';
import { tsonTaken } from './tson-taken.ts';
import { unguarded } from './unguarded.ts';

/** Mutants of the encodings family. */
export const encodings: Record<string, Mutant> = mergeMutants(
  longListsInEncodings,
  csvMutants,
  flatteningMutants,
  ndjsonMutants,
  tsonMutants,
  negotiationMutants,
  unguarded,
  {
    'csv-not-quoted': csvNotQuoted,
    'csv-without-bom': csvWithoutBom,
    'ndjson-failure-hidden': ndjsonFailureHidden,
    'not-acceptable-ignored': notAcceptableIgnored,
    'tson-body-taken': tsonTaken,
  },
);
