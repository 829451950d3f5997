import type { Mutant } from '../lib/mutant.ts';
import { crashWithoutBody } from './crash-without-body.ts';
import { looseValidation } from './loose-validation.ts';
import { offendingFieldsNotNamed } from './offending-fields-not-named.ts';
import { unusualInput } from './unusual-input.ts';

/** Mutants of the validation family. */
export const validation: Record<string, Mutant> = {
  ...looseValidation,
  'crash-without-body': crashWithoutBody,
  'offending-fields-not-named': offendingFieldsNotNamed,
  ...unusualInput,
};
