import { type ClauseId, type ErrorName, errors, type OperationShape } from '@workspace-api/contract';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { breaches } from '../../resources/arbitraries/breaches.ts';
import { componentSchema, listAlternatives, resolved } from '../../resources/arbitraries/json-schema.ts';
import type { SampleRequest } from '../../resources/sample-request.ts';

const { status, code } = errors['validation-failed'];

/** Returns the codes that refuse a body: an inapplicable patch, an unknown plan and a rejected token have their own. */
export const refusalCodes = ({ responses }: OperationShape): string[] => [
  ...new Set([
    code,
    ...(responses[String(status)]?.examples ?? []).map((name) => errors[name as ErrorName].code),
  ]),
];

/**
 * Returns the members that the service document requires in a body, or in each item of one that is an array. Each alternative of
 * a patch's operations requires members of its own; all of them require the path.
 */
export const requiredMembers = ({ requestBody }: OperationShape): { names: string[]; isArray: boolean } => {
  const { items, ...schema } = resolved(componentSchema(requestBody?.schema ?? ''));
  const part = items ? resolved(items) : schema;
  const names = breaches(part).flatMap(({ kind, isDocumented, keys: [name = '', ...inner] }) =>
    kind === 'missing' && isDocumented && inner.length === 0 ? [name] : [],
  );
  const isAlways = (name: string) =>
    listAlternatives(part).every(({ required = [] }) => required.includes(name));
  return { names: names.filter(isAlways), isArray: items !== undefined };
};

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
