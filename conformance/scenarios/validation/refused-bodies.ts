import { type ClauseId, type ErrorName, errors, type OperationShape } from '@workspace-api/contract';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';

const { status, code } = errors['validation-failed'];

/** Returns the codes that refuse a body: an inapplicable patch, an unknown plan and a rejected token have their own. */
export const refusalCodes = ({ responses }: OperationShape): string[] => [
  ...new Set([
    code,
    ...(responses[String(status)]?.examples ?? []).map((name) => errors[name as ErrorName].code),
  ]),
];

/** An OAuth endpoint that requires a token refuses every body without one. */
export const isUnauthorized = ({ scope }: OperationShape, exchange: Exchange): boolean =>
  scope === null && exchange.status === errors.unauthorized.status;

/**
 * Sends a request that must be refused for its body, to a record of this run or to a placeholder id. Ends the case if
 * the response only states that the record is missing: a server may look it up first.
 *
 * @param clauses the clauses that the response was to test
 */
export const sendInvalid = async (
  t: Case,
  operation: OperationShape,
  clauses: readonly ClauseId[],
  change: (request: SampleRequest) => OperationRequest,
): Promise<Exchange> => {
  const request = await t.request(operation, { fresh: false });
  const exchange = await t.send(change(request));
  if (request.placeholder && exchange.status === 404)
    t.notExercised(clauses, `a record of this run for ${operation.id}`);
  return exchange;
};
