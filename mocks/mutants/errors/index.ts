import type { Mutant } from '../lib/mutant.ts';
import { alteredErrors } from './altered-errors.ts';
import { errorNotWrapped } from './error-not-wrapped.ts';
import { errorWithoutMessage } from './error-without-message.ts';
import { errorsAsHtml } from './errors-as-html.ts';
import { policyDenials } from './policy-denials.ts';
import { refusedWritesExecuted } from './refused-writes-executed.ts';
import { unknownIdReturnsExample } from './unknown-id-returns-example.ts';
import { unusualInput } from './unusual-input.ts';
import { upstreamErrors } from './upstream.ts';

/** Mutants of the errors family. */
export const errors: Record<string, Mutant> = {
  ...alteredErrors,
  'error-not-wrapped': errorNotWrapped,
  'error-without-message': errorWithoutMessage,
  'errors-as-html': errorsAsHtml,
  ...policyDenials,
  ...refusedWritesExecuted,
  'unknown-id-returns-example': unknownIdReturnsExample,
  ...unusualInput,
  ...upstreamErrors,
};
