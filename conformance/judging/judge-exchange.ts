import { type ClauseId, clauseList, type OperationShape } from '@workspace-api/contract';
import type { Exchange } from '../target/exchange.ts';
import { holdToContract } from './hold-to-contract.ts';
import type { Judgement } from './judgement.ts';
import { judges } from './judges/index.ts';

const observed = clauseList.filter((clause) => clause['observed-by'] === 'exchange');

const clausesOf = new Map<string, readonly ClauseId[]>();

const clausesThatCover = (operation: OperationShape): readonly ClauseId[] => {
  const known = clausesOf.get(operation.id);
  if (known) return known;
  const ids = observed.filter(({ operations }) => operations.includes(operation.id)).map(({ id }) => id);
  clausesOf.set(operation.id, ids);
  return ids;
};

/** Judges an exchange by every clause that is judged on each exchange. */
export const judgeExchange = (exchange: Exchange, operation: OperationShape): Judgement[] => [
  ...holdToContract(exchange, operation),
  ...clausesThatCover(operation).flatMap((clause) => {
    const difference = judges[clause]?.(exchange, operation);
    return difference === undefined ? [] : [{ clause, difference }];
  }),
];
