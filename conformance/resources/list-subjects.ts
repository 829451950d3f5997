import { getOperation, type OperationId, type OperationShape } from '@workspace-api/contract';
import { getItems, isSuccess } from '../checks/body.ts';
import { getNextCursor } from '../checks/encodings/read-page.ts';
import { walk } from '../checks/pagination/walk.ts';
import type { Exchange } from '../target/exchange.ts';
import type { OperationRequest } from '../target/request.ts';
import { findListedResource } from './find-resource.ts';
import { NotExercisedError } from './not-exercised-error.ts';
import type { SubjectContext } from './subject-context.ts';

export type Item = Record<string, unknown>;

/** Selects a list: its path parameters, its filters, and the token used to read it. */
export type ListOptions = Pick<OperationRequest, 'path' | 'query' | 'token'>;

/** The maximum number of pages to read when looking up a record. The server chooses the page size: 25 records make it 1,000. */
const mostPages = 40;

/** Reads a list page by page. Only a missing cursor ends it; a short or empty page doesn't. `items` has each record once. */
const read = async (
  { prepare, send }: SubjectContext,
  list: OperationId,
  options: ListOptions,
  {
    isEnough = () => false,
    maxPages = mostPages,
  }: { isEnough?: (items: readonly Item[]) => boolean; maxPages?: number } = {},
) => {
  const operation: OperationShape = getOperation(list);
  const id = findListedResource(list)?.id ?? 'id';
  const getKey = (item: Item): string => (typeof item[id] === 'string' ? item[id] : JSON.stringify(item));
  const request = (query: OperationRequest['query']): OperationRequest => ({
    operation: list,
    ...options,
    query: { ...options.query, ...query },
  });
  // The contract chose the maximum of most lists, so a target may refuse it.
  const widest = operation.list?.maxLimit;
  const first = await send(request({ limit: widest }));
  const limit = first.status === 400 ? undefined : widest;
  const page = async (cursor: string | null): Promise<Exchange> =>
    cursor === null && isSuccess(first) ? first : prepare(request({ limit, cursor: cursor ?? undefined }));
  const byKey = new Map<string, Item>();
  const source = async ({ cursor }: { cursor: string | null }) => {
    const response = await page(cursor);
    const items = getItems(operation, response.json());
    for (const item of items) byKey.set(getKey(item), item);
    return { items, cursor: getNextCursor(response) };
  };
  const until = () => isEnough([...byKey.values()]);
  const walked = await walk<Item>(source, { getKey, getLimit: () => widest ?? 0, maxPages, until });
  return { ...walked, items: [...byKey.values()] };
};

const tooLong = (list: OperationId): never => {
  throw new NotExercisedError(`a list that ends within ${mostPages} pages: ${list} is longer`);
};

/** Looks up records in lists. If a list is refused, the case ends as not exercised. */
export const listSubjects = (context: SubjectContext) => ({
  /** Every record of a list, once. The case ends if the list is too long to read. */
  list: async (list: OperationId, options: ListOptions = {}): Promise<Item[]> => {
    const { items, ended } = await read(context, list, options);
    return ended ? items : tooLong(list);
  },
  /** The pages of a list as shown. The case ends if the list is too long to read. */
  listPages: async (list: OperationId, options: ListOptions = {}): Promise<Item[][]> => {
    const { pages, ended } = await read(context, list, options);
    return ended ? pages.map(({ items }) => [...items]) : tooLong(list);
  },
  /** Every record of a list, once; null if it takes more than this number of pages. */
  listWithin: async (
    maxPages: number,
    list: OperationId,
    options: ListOptions = {},
  ): Promise<Item[] | null> => {
    const { items, ended } = await read(context, list, options, { maxPages });
    return ended ? items : null;
  },
  /** The first matching record; undefined if none matches. The case ends if the list is too long to search. */
  find: async (
    list: OperationId,
    matches: (item: Item) => boolean,
    options: ListOptions = {},
  ): Promise<Item | undefined> => {
    const { items, ended } = await read(context, list, options, { isEnough: (all) => all.some(matches) });
    return items.find(matches) ?? (ended ? undefined : tooLong(list));
  },
  /** The first records of a list: this number, or all if there are fewer. */
  listFirst: async (list: OperationId, count: number, options: ListOptions = {}): Promise<Item[]> => {
    const { items } = await read(context, list, options, { isEnough: ({ length }) => length >= count });
    return items.slice(0, count);
  },
});
