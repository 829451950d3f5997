import { type ClauseId, type OperationId, type OperationShape, operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import type { PageSource } from '../../judging/pagination/page-source.ts';
import type { Exchange } from '../../target/exchange.ts';
import { type Item, pageOf } from '../shared/list-page.ts';
import { type ListSource, listSource } from './list-sources.ts';

/** A list to walk over. */
export type PagedList = ListSource & {
  operation: OperationShape;
  ask: (query?: Record<string, string | number>) => Promise<Exchange>;
  /** One page that only prepares: a refusal ends the case. */
  prepared: (query?: Record<string, string | number>) => Promise<Exchange>;
  /** One page; a refusal breaks the clause. */
  page: (clause: ClauseId) => PageSource<Item>;
  /** Every record, in few requests; null if there are too many to walk over in small pages. */
  everything: () => Promise<Item[] | null>;
};

/** The most pages that are read. A longer list isn't walked, to spare the target. */
const mostPages = 4;

/** Prepares a walk over the list of an operation. */
export const pagedList = async (t: Case, id: OperationId): Promise<PagedList> => {
  const operation: OperationShape = operationOf(id);
  const source = await listSource(t, id);
  const { path = {}, query: filter = {} } = source;
  const request = (query: Record<string, string | number> = {}) => ({
    operation: id,
    path,
    query: { ...filter, ...query },
  });
  const ask: PagedList['ask'] = (query) => t.send(request(query));
  const page =
    (clause: ClauseId): PageSource<Item> =>
    async ({ cursor, limit }) => {
      const answer = await ask({ limit, ...(cursor === null ? {} : { cursor }) });
      t.expectSuccess(clause, answer);
      return pageOf(operation, answer);
    };

  return {
    ...source,
    operation,
    ask,
    prepared: (query) => t.prepare(request(query)),
    page,
    everything: () => t.subjects.listedWithin(mostPages, id, { path, query: filter }),
  };
};
