import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const residencyViolationIs409: Variant = {
  text: 'A residency violation returns 409.',
  allowedBy: 'Error codes: residency_violation has the status "as for the call".',
  families: ['secrets'],
  decision: 5,
  wrap: changeErrors((error) =>
    error.code === errors['residency-violation'].code ? { status: 409 } : undefined,
  ),
};
