import { type ClauseId, errors } from '@workspace-api/contract';
import { member } from '../body.ts';
import { errorOf } from '../judges/envelope.ts';
import { inWords } from './in-words.ts';
import type { TraceJudge } from './traced-call.ts';

type DetailsJudge = {
  clause: ClauseId;
  applies: (error: unknown) => boolean;
  isRight: (details: unknown) => boolean;
  expected: string;
};

const has =
  (...names: string[]) =>
  (details: unknown): boolean =>
    names.every((name) => member(details, name) !== undefined);

const policy = errors['policy-denied'];
const stale = errors['version-mismatch'];

const judges: readonly DetailsJudge[] = [
  {
    clause: 'errors.policy-denied-details',
    applies: (error) => member(error, 'code') === policy.code,
    isRight: has('rule_id', 'resource', 'action'),
    expected: 'details with rule_id, resource and action',
  },
  {
    clause: 'pages.stale-names-current',
    applies: (error) =>
      member(error, 'code') === stale.code && member(member(error, 'details'), 'kind') === stale.details.kind,
    isRight: has('current_version'),
    expected: 'details with current_version',
  },
];

/** Judges what the details of an error name. */
export const createErrorDetailsJudge = (): TraceJudge => ({
  ended: ({ operation }, { exchange }) => {
    const error = operation && exchange.status >= 400 ? errorOf(exchange) : undefined;
    if (error === undefined) return [];
    return judges
      .filter(({ applies }) => applies(error))
      .map(({ clause, isRight, expected }) => {
        const details = member(error, 'details');
        return { clause, difference: isRight(details) ? null : { expected, got: inWords(details) } };
      });
  },
});
