import { errors } from '@workspace-api/contract';
import { member } from './body.ts';
import type { Difference } from './check-result.ts';

const lacking = (details: unknown, names: readonly string[]): Difference | null =>
  names.every((name) => member(details, name) !== undefined)
    ? null
    : { expected: `details with ${names.join(' and ')}`, got: JSON.stringify(details) ?? 'nothing' };

/** The members that the details of a policy refusal must have. */
export const policyDetails = ['rule_id', 'resource', 'action'] as const;

/** The missing details of a policy refusal; null if none is missing, undefined for any other error. */
export const missingPolicyDetails = (error: unknown): Difference | null | undefined =>
  member(error, 'code') === errors['policy-denied'].code
    ? lacking(member(error, 'details'), policyDetails)
    : undefined;

/** The missing current revision in a stale-revision refusal; null if it is present, undefined for any other error. */
export const missingCurrentVersion = (error: unknown): Difference | null | undefined => {
  const { code, details: stale } = errors['version-mismatch'];
  const details = member(error, 'details');
  const isStale = member(error, 'code') === code && member(details, 'kind') === stale.kind;
  return isStale ? lacking(details, ['current_version']) : undefined;
};
