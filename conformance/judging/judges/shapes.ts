import { type ClauseId, clauseList } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import type { Judge } from '../judgement.ts';
import { bodyErrors, errorInWords, placeOf } from '../schema-errors.ts';

// These have clauses of their own (`agents.id-prefix`, `agents.status-enum`).
const narrower = new Set(['pattern', 'enum']);

/** The record has the fields that the service document shows. */
const fields: Judge = (exchange, operation) => {
  const errors = isSuccess(exchange) ? bodyErrors(exchange, operation) : null;
  if (!errors) return undefined;
  const broken = errors.documented.filter(({ keyword }) => !narrower.has(keyword));
  const [first] = broken;
  return first
    ? {
        expected: `the documented fields at ${placeOf(first) || 'the root of the body'}`,
        got: broken.slice(0, 5).map(errorInWords).join('; '),
      }
    : null;
};

/** The answer also has what the contract chose where the service document is silent. */
const chosen: Judge = (exchange, operation) => {
  const errors = isSuccess(exchange) ? bodyErrors(exchange, operation) : null;
  if (!errors) return undefined;
  const [first] = errors.chosen;
  return first
    ? {
        expected: `the contract's own choice at ${placeOf(first) || 'the root of the body'}`,
        got: errors.chosen.slice(0, 5).map(errorInWords).join('; '),
      }
    : null;
};

const withId = (fits: (id: string) => boolean, judge: Judge): Partial<Record<ClauseId, Judge>> =>
  Object.fromEntries(
    clauseList
      .filter((clause) => clause['observed-by'] === 'exchange' && fits(clause.id))
      .map(({ id }) => [id, judge]),
  );

/** The shapes of answers, read off the schemas: one judge for every resource. */
export const shapeJudges: Partial<Record<ClauseId, Judge>> = {
  ...withId((id) => id.endsWith('.chosen-shapes'), chosen),
  ...withId(
    (id) => /\.(record|usage|invoice|submission|exchange|refresh|proxy-url)-fields$/.test(id),
    fields,
  ),
};
