import {
  type ClauseId,
  type ErrorName,
  getOperation,
  mediaTypes,
  type OperationId,
  type OperationShape,
} from '@workspace-api/contract';
import { isSuccess } from '../../checks/body.ts';
import { isReadable } from '../../checks/encodings/read-page.ts';
import type { PageSource } from '../../checks/pagination/walk.ts';
import type { ExpectedError } from '../../engine/case/expectations.ts';
import type { Case, Exchange, OperationRequest } from '../../engine/scenario.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import { requestIn } from '../shared/each-encoding.ts';
import { type Item, type ListSource, listSource, parsePage, uniqueWord } from '../shared/lists.ts';

type Query = Record<string, string | number>;

/**
 * Creates a source of a list's pages in an encoding. A page that the target doesn't send in this encoding, or
 * that can't be read, is read in JSON.
 *
 * @param clauses those that a refusal in JSON breaks
 */
export const encodedPages = (
  t: Case,
  list: OperationRequest & { operation: OperationId },
  mediaType: string,
  clauses: readonly ClauseId[],
): PageSource<Item> => {
  const operation: OperationShape = getOperation(list.operation);
  // TSON has no documented place for the cursor. If the target doesn't send it, the same page in JSON has it.
  let hasCursors = mediaType !== mediaTypes.tson;
  return async ({ cursor, limit }) => {
    const request = { ...list, query: { ...list.query, limit, ...(cursor === null ? {} : { cursor }) } };
    const inJson = async () => {
      const response = await t.send(request);
      for (const clause of clauses) t.expectSuccess(clause, response);
      return parsePage(operation, response);
    };
    if (mediaType === mediaTypes.json) return inJson();
    const response = await t.send({ ...request, accept: mediaType });
    if (!isSuccess(response) || response.mediaType !== mediaType || !isReadable(response)) return inJson();
    const page = parsePage(operation, response);
    hasCursors ||= page.cursor !== null;
    return hasCursors ? page : { ...page, cursor: (await inJson()).cursor };
  };
};

/** The records of a list, which all cases share. A log may be too long to walk over: only entries of the run are read. */
const sharedSource = async (t: Case, list: OperationId): Promise<ListSource> => {
  const { word } = await t.once('the first word of log entries', async () => ({
    word: uniqueWord(t, 'walk'),
  }));
  const source = await listSource(t, list, { word });
  const { insert } = source;
  if (list !== 'listLogs' || !insert) return source;
  const { since } = await t.once('the first entry to walk over', async () => {
    const message = await insert();
    const options = { query: { q: word } };
    const entry = await t.subjects.find('searchLogs', (item) => item.message === message, options);
    return { since: entry?.ts };
  });
  return typeof since === 'string' ? { ...source, query: { since } } : source;
};

/** What the run knows of a list. Other clients may have changed it since. */
export type KnownRecords = {
  /** The records that were listed when the run first read the list. */
  items: readonly Item[];
  /** The keys of these, and of those that walks have added and not deleted. */
  keys: Set<string>;
};

/** The maximum number of pages to read. A longer list isn't walked, to spare the target. */
const mostPages = 4;

/** Prepares a walk over the list of an operation. */
export const pagedList = async (t: Case, id: OperationId) => {
  const operation: OperationShape = getOperation(id);
  const source = await sharedSource(t, id);
  const { create = null, delete: remove = null, id: idName = null } = findListedResource(id) ?? {};
  const request = (query: Query = {}) => ({
    operation: id,
    path: source.path,
    query: { ...source.query, ...query },
  });
  const prepared = (query?: Query): Promise<Exchange> => t.prepare(request(query));
  const everything = (): Promise<Item[] | null> =>
    t.subjects.listWithin(mostPages, id, { path: source.path, query: source.query });
  const readKnown = async (): Promise<KnownRecords | null> => {
    const items = await everything();
    return items && { items, keys: new Set(items.map(source.getKey).filter((key) => key !== null)) };
  };
  // Empty pages with a cursor may come before the first record.
  const firstCursor = async (): Promise<string | null> => {
    let page = parsePage(operation, await prepared({ limit: 1 }));
    for (let empty = 0; page.cursor && page.items.length === 0 && empty < mostPages; empty += 1)
      page = parsePage(operation, await prepared({ limit: 1, cursor: page.cursor }));
    return page.cursor || null;
  };

  return {
    ...source,
    operation,
    /** The operation that adds a record; null if the API has none. */
    create,
    /** Deletes a record that this run added; null if the API can't. */
    remove:
      remove && idName
        ? (key: string): Promise<unknown> => t.prepare({ operation: remove, path: { [idName]: key } })
        : null,
    /** The request for one page, to send concurrently with others. */
    request,
    send: (query?: Query): Promise<Exchange> => t.send(request(query)),
    /** Reads one page as preparation: a refusal ends the case. */
    prepared,
    /** The pages in an encoding. A refusal in JSON breaks the clause. */
    pages: (clause: ClauseId, mediaType: string): PageSource<Item> =>
      encodedPages(t, request(), mediaType, [clause]),
    /** Expects that a request in an encoding is refused. If the target lacks the encoding, another clause is about that. */
    expectError: async (
      clause: ClauseId,
      query: Query,
      error: ErrorName | ExpectedError,
      mediaType: string = mediaTypes.json,
    ): Promise<void> => {
      const response = await requestIn(t, { accept: mediaType }, request(query));
      if (response && !(isSuccess(response) && response.mediaType !== mediaType))
        t.expectError(clause, response, error);
    },
    /** Reads every record in few requests, in JSON; null if there are too many to walk over in small pages. */
    everything,
    /**
     * Reads a first page of one record, after adding records if it has no cursor. Returns its cursor, and the number of records
     * of the list if it still has none.
     */
    firstOfTwo: async (): Promise<{ cursor: string | null; length: number }> => {
      let cursor = await firstCursor();
      for (let added = 0; cursor === null && source.insert && added < 2; added += 1) {
        await source.insert();
        cursor = await firstCursor();
      }
      return { cursor, length: cursor === null ? ((await everything())?.length ?? 2) : 2 };
    },
    /** The records that all cases know of, read once; null if there are too many to walk over in small pages. */
    sharedRecords: async (): Promise<KnownRecords | null> =>
      (await t.once(`known records of ${id}`, async () => ({ records: await readKnown() }))).records,
  };
};

/** A list to walk over. */
export type PagedList = Awaited<ReturnType<typeof pagedList>>;
