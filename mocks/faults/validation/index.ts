import type { Fault } from '../lib/fault.ts';
import { crashWithoutBody } from './crash-without-body.ts';
import { looseValidation } from './loose-validation.ts';
import { offendingFieldsNotNamed } from './offending-fields-not-named.ts';

/** The faults of the family validation. */
export const validation: Record<string, Fault> = {
  ...looseValidation,
  'crash-without-body': crashWithoutBody,
  'offending-fields-not-named': offendingFieldsNotNamed,
};
