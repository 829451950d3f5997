import {
  type ClauseId,
  clauseList,
  clauses,
  mediaTypes,
  type OperationShape,
  operationList,
} from '@workspace-api/contract';
import type { Exchange, OperationExchange } from '../target/exchange.ts';
import { getJson } from './body.ts';
import type { CheckResult, ExchangeCheck } from './check-result.ts';
import { contractChecks } from './exchange/contract.ts';
import { encodingChecks } from './exchange/encodings.ts';
import { envelopeChecks } from './exchange/envelope.ts';
import { listChecks } from './exchange/lists.ts';
import { rateLimitChecks } from './exchange/rate-limits.ts';
import { shapeChecks } from './exchange/shapes.ts';

/** Whether a clause covers an operation. */
export const isCovered = (clause: ClauseId, { id }: Pick<OperationShape, 'id'>): boolean =>
  (clauses[clause].operations as readonly string[]).includes(id);

/** Matches the operations that a clause covers. */
export const coveredBy =
  (clause: ClauseId) =>
  (operation: OperationShape): boolean =>
    isCovered(clause, operation);

/** The check of each clause that applies to each exchange of its operations. Scenarios cause the exchanges that show some. */
export const exchangeChecks: Readonly<Partial<Record<ClauseId, ExchangeCheck>>> = {
  ...contractChecks,
  ...shapeChecks,
  ...envelopeChecks,
  ...listChecks,
  ...rateLimitChecks,
  ...encodingChecks,
};

const observed = clauseList.filter(({ id }) => id in exchangeChecks);
/** The clauses that exchanges show. */
export const exchangeClauses: readonly ClauseId[] = observed.map(({ id }) => id);
const { family } = clauses['contract.status-declared'];
// A response that isn't as declared is the reason for most other differences.
const ordered = observed.toSorted((a, b) => Number(b.family === family) - Number(a.family === family));

/** The clauses that each exchange of an operation shows. */
const clausesByOperation: ReadonlyMap<string, readonly ClauseId[]> = new Map(
  operationList.map((operation) => [
    operation.id,
    ordered.map(({ id }) => id).filter((id) => isCovered(id, operation)),
  ]),
);

/** The only clause to report for an error whose body isn't JSON, since other failures would follow from it. Null otherwise. */
const findUnreadable = (exchange: Exchange): ClauseId | null => {
  if (exchange.status < 400 || getJson(exchange) !== undefined) return null;
  return exchange.mediaType === mediaTypes.json ? 'errors.envelope' : 'errors.always-json';
};

/** Checks an exchange against every clause that applies to each exchange. @param onError called with what a check throws */
export const checkExchange = (
  exchange: OperationExchange,
  onError: (error: unknown) => void = (error) => {
    throw error;
  },
): CheckResult[] => {
  const unreadable = findUnreadable(exchange);
  const ids = unreadable === null ? (clausesByOperation.get(exchange.operation.id) ?? []) : [unreadable];
  return ids.flatMap((clause) => {
    try {
      const difference = exchangeChecks[clause]?.(exchange);
      return difference === undefined ? [] : [{ clause, difference }];
    } catch (error) {
      onError(error);
      return [];
    }
  });
};
