import { errors, mediaTypes } from '@workspace-api/contract';
import { changeErrors } from '../../wrappers/change-responses.ts';
import type { Json } from '../../wrappers/json.ts';
import type { Mutant } from '../lib/mutant.ts';
import { findRecordId } from '../lib/owners.ts';

const denied = errors['policy-denied'];

const notRevealed = 'errors.policy-predicate-not-revealed';

/** Adds the predicate of a policy rule to its denials, as the sandbox's driver names it. */
const revealing = (
  text: string,
  add: (error: Json, predicate: string, request: Request) => Json,
): Mutant => ({
  clause: notRevealed,
  text,
  wrap: changeErrors((error, _, request) => {
    if (error.code !== denied.code) return undefined;
    const { resource, action } = error.details as { resource: string; action: string };
    return { error: add(error, `scope == "${resource}:${action}"`, request) };
  }),
});

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
  'policy-predicate-in-details': revealing(
    'The details of a denial contain the predicate of the rule.',
    (error, predicate) => ({ ...error, details: { ...(error.details as Json), condition: predicate } }),
  ),
  'policy-predicate-in-the-message': revealing(
    'The message of a denial of a single record quotes the predicate of the rule, with other white space.',
    (error, predicate, request) =>
      findRecordId(request) === undefined
        ? error
        : { ...error, message: `Blocked by ${predicate.replaceAll(' ', '')}.` },
  ),
  'policy-predicate-with-csv': revealing(
    'The denial of a CSV export contains the rule.',
    (error, predicate, request) =>
      request.headers.get('Accept') === mediaTypes.csv
        ? { ...error, details: { ...(error.details as Json), rule: { name: 'export', when: [predicate] } } }
        : error,
  ),
};
