import { errors } from '@workspace-api/contract';
import { changeErrors } from '../../wrappers/change-responses.ts';
import type { Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';

const denied = errors['policy-denied'];

/** Denials by a policy rule that look like other errors. */
export const policyDenials: Record<string, Mutant> = {
  'policy-denied-as-missing-scope': {
    clause: 'errors.policy-denied-is-403',
    text: 'A request that a policy rule blocks gets the error code for a missing scope.',
    wrap: changeErrors((error) =>
      error.code === denied.code
        ? { error: { ...error, code: errors['insufficient-scope'].code } }
        : undefined,
    ),
  },
  'policy-rule-not-named': {
    clause: 'errors.policy-denied-details',
    text: 'The error for a blocked request does not name the rule.',
    wrap: changeErrors((error) => {
      if (error.code !== denied.code) return undefined;
      const { rule_id: _, ...details } = error.details as Json;
      return { error: { ...error, details } };
    }),
  },
};
