import { type ClauseId, clauseList, mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { getJson } from './body.ts';
import { checkContract } from './check-contract.ts';
import type { CheckResult } from './check-result.ts';
import { exchangeChecks } from './exchange/index.ts';

const observed = clauseList.filter((clause) => clause['observed-by'] === 'exchange');

const clausesByOperation = new Map<string, readonly ClauseId[]>();

const listCoveringClauses = (operation: OperationShape): readonly ClauseId[] => {
  const cached = clausesByOperation.get(operation.id);
  if (cached) return cached;
  const ids = observed.filter(({ operations }) => operations.includes(operation.id)).map(({ id }) => id);
  clausesByOperation.set(operation.id, ids);
  return ids;
};

const checkClauses = (
  exchange: Exchange,
  operation: OperationShape,
  ids: readonly ClauseId[],
): CheckResult[] =>
  ids.flatMap((clause) => {
    const difference = exchangeChecks[clause]?.(exchange, operation);
    return difference === undefined ? [] : [{ clause, difference }];
  });

/** The only clause to report for an error whose body isn't JSON, since other failures would follow from it. Null otherwise. */
const brokenByUnreadable = (exchange: Exchange): ClauseId | null => {
  if (exchange.status < 400 || getJson(exchange) !== undefined) return null;
  return exchange.mediaType === mediaTypes.json ? 'errors.envelope' : 'errors.always-json';
};

/** Checks an exchange against every clause that applies to each exchange. */
export const checkExchange = (exchange: Exchange, operation: OperationShape): CheckResult[] => {
  const unreadable = brokenByUnreadable(exchange);
  if (unreadable !== null) return checkClauses(exchange, operation, [unreadable]);
  return [
    ...checkContract(exchange, operation),
    ...checkClauses(exchange, operation, listCoveringClauses(operation)),
  ];
};
