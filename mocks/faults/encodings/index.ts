import type { Fault } from '../lib/fault.ts';
import { csvNotQuoted } from './csv-not-quoted.ts';
import { csvWithoutBom } from './csv-without-bom.ts';
import { ndjsonFailureHidden } from './ndjson-failure-hidden.ts';
import { notAcceptableIgnored } from './not-acceptable-ignored.ts';

/** The faults of the family encodings. */
export const encodings: Record<string, Fault> = {
  'csv-not-quoted': csvNotQuoted,
  'csv-without-bom': csvWithoutBom,
  'not-acceptable-ignored': notAcceptableIgnored,
  'ndjson-failure-hidden': ndjsonFailureHidden,
};
