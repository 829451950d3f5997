import type { Fault } from '../lib/fault.ts';
import { mergeFaults } from '../lib/merge-faults.ts';
import { csvFaults } from './csv.ts';
import { csvNotQuoted } from './csv-not-quoted.ts';
import { csvWithoutBom } from './csv-without-bom.ts';
import { flatteningFaults } from './flattening.ts';
import { ndjsonFaults } from './ndjson.ts';
import { ndjsonFailureHidden } from './ndjson-failure-hidden.ts';
import { negotiationFaults } from './negotiation.ts';
import { notAcceptableIgnored } from './not-acceptable-ignored.ts';
import { tsonFaults } from './tson.ts';
import { tsonTaken } from './tson-taken.ts';

/** The faults of the family encodings. */
export const encodings: Record<string, Fault> = mergeFaults(
  csvFaults,
  flatteningFaults,
  ndjsonFaults,
  tsonFaults,
  negotiationFaults,
  {
    'csv-not-quoted': csvNotQuoted,
    'csv-without-bom': csvWithoutBom,
    'ndjson-failure-hidden': ndjsonFailureHidden,
    'not-acceptable-ignored': notAcceptableIgnored,
    'tson-body-taken': tsonTaken,
  },
);
