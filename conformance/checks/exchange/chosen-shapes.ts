import { type ClauseId, clauseList } from '@workspace-api/contract';
import { isSuccess } from '../body.ts';
import type { ExchangeCheck } from '../check-result.ts';
import { bodyErrors, describeError, formatPlace } from '../schema-errors.ts';

/** Checks the parts of a response that the contract chose because the service document doesn't specify them. */
const chosen: ExchangeCheck = (exchange, operation) => {
  const errors = isSuccess(exchange) ? bodyErrors(exchange, operation) : null;
  if (!errors) return undefined;
  const [first] = errors.chosen;
  return first
    ? {
        expected: `the shape that the contract chose at ${formatPlace(first) || 'the root of the body'}`,
        got: errors.chosen.slice(0, 5).map(describeError).join('; '),
      }
    : null;
};

/** The provisional parts of responses, for each clause that covers the provisional parts of a family. */
export const chosenShapeChecks: Partial<Record<ClauseId, ExchangeCheck>> = Object.fromEntries(
  clauseList.filter(({ part }) => part === 'provisional').map(({ id }) => [id, chosen]),
);
