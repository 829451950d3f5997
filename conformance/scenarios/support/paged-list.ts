import { type ClauseId, type OperationId, type OperationShape, operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import type { PageSource } from '../../judging/pagination/page-source.ts';
import { walk } from '../../judging/pagination/walk.ts';
import type { Exchange } from '../../target/exchange.ts';
import { type ListSource, listSource } from './list-sources.ts';
import { type Item, pageOf } from './listed.ts';

/** A list to walk over. */
export type PagedList = ListSource & {
  operation: OperationShape;
  ask: (query?: Record<string, string | number>) => Promise<Exchange>;
  /** One page; a refusal breaks the clause. */
  page: (clause: ClauseId) => PageSource<Item>;
  /** Every record, in few requests; null if there are too many to walk over in small pages. */
  everything: (clause: ClauseId) => Promise<Item[] | null>;
};

/** The most pages of the largest size that are read. A longer list isn't walked, to spare the target. */
const mostPages = 4;

/** Prepares a walk over the list of an operation. */
export const pagedList = async (t: Case, id: OperationId): Promise<PagedList> => {
  const operation: OperationShape = operationOf(id);
  const source = await listSource(t, id);
  const { path = {}, query: filter = {} } = source;
  const ask = (query: Record<string, string | number> = {}) =>
    t.send({ operation: id, path, query: { ...filter, ...query } });
  const request = async (cursor: string | null, limit: number | null): Promise<Exchange> =>
    ask({ ...(limit === null ? {} : { limit }), ...(cursor === null ? {} : { cursor }) });

  const pages =
    (clause: ClauseId, unlimited = false): PageSource<Item> =>
    async ({ cursor, limit }) => {
      const answer = await request(cursor, unlimited ? null : limit);
      t.expectSuccess(clause, answer);
      return pageOf(operation, answer);
    };

  return {
    ...source,
    operation,
    ask,
    page: pages,
    everything: async (clause) => {
      // The contract chose the maximum of most lists: a target may refuse it.
      const widest = operation.list?.maxLimit ?? 1;
      const refused = (await ask({ limit: widest })).status === 400;
      const { pages: read, ended } = await walk<Item>(pages(clause, refused), {
        keyOf: source.keyOf,
        limitOf: () => widest,
        maxPages: mostPages,
      });
      return ended ? read.flatMap(({ items }) => [...items]) : null;
    },
  };
};
