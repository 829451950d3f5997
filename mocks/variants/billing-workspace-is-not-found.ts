import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const billingWorkspaceIsNotFound: Variant = {
  text: 'A workspace that the token cannot see returns 404 with the code not_found, on billing operations too.',
  allowedBy: 'Error codes: not_found is for a workspace that is absent or not visible to the token.',
  families: ['billing', 'tenancy', 'errors'],
  wrap: changeErrors((error) =>
    error.code === errors['workspace-not-found'].code
      ? { error: { ...error, code: errors['not-found'].code } }
      : undefined,
  ),
};
