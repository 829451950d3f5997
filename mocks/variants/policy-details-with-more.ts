import { errors } from '@workspace-api/contract';
import { changeErrors } from '../wrappers/change-responses.ts';
import type { Variant } from './lib/variant.ts';

export const policyDetailsWithMore: Variant = {
  text: 'The error policy_denied identifies the resource by its path and links to the rule.',
  allowedBy:
    "Error codes: the values of rule_id, resource and action aren't documented, and details can have more members.",
  families: ['errors'],
  decision: 25,
  wrap: changeErrors((error) => {
    if (error.code !== errors['policy-denied'].code) return undefined;
    const details = error.details as { resource: string };
    return {
      error: {
        ...error,
        details: { ...details, resource: `workspaces/*/${details.resource}`, documentation: '/rules' },
      },
    };
  }),
};
