import {
  type ClauseId,
  type ErrorName,
  getOperation,
  type OperationId,
  type OperationShape,
} from '@workspace-api/contract';
import type { PageSource } from '../../checks/pagination/walk.ts';
import { findRunId } from '../../checks/run-record.ts';
import { acceptedErrors, fitsError } from '../../checks/tolerated-errors.ts';
import type { Case } from '../../engine/case/case.ts';
import { findListedResource } from '../../resources/find-resource.ts';
import type { Exchange } from '../../target/exchange.ts';
import type { OperationRequest } from '../../target/request.ts';
import { type Item, parsePage } from '../shared/list-page.ts';
import { encodedPages, isSentIn } from './encoded-pages.ts';

/** How to identify the records of a list, add one and delete one. */
type ListSource = {
  path?: Record<string, string>;
  query?: Record<string, string>;
  /** Adds a record and returns its key; absent if records can't be added. */
  insert?: () => Promise<string>;
  /** The operation that adds a record, if the API has one. */
  create?: OperationId;
  /** Deletes a record that this run added. */
  remove?: (key: string) => Promise<void>;
  getKey: (item: Item) => string | null;
};

/** Finds the key of a log entry by its message, since log entries have no id. */
const messageWith =
  (marker: string) =>
  (item: Item): string | null =>
    typeof item?.message === 'string' && item.message.startsWith(marker) ? item.message : null;

/** The first word of the messages of a run's entries. */
const logMarker = async (t: Case): Promise<string> =>
  (await t.once('the marker of log entries', async () => ({ marker: t.unique('walk').replaceAll('-', '') })))
    .marker;

const logging = (t: Case, marker: string) => async (): Promise<string> => {
  const message = `${marker} ${t.unique()}`;
  const { workspace } = t.target;
  await t.needs('add-log-entry')({ workspace, level: 'info', source: 'request', message });
  return message;
};

const keyIn =
  (member: string | null) =>
  (item: Item): string | null => {
    const key = member === null ? undefined : item?.[member];
    return typeof key === 'string' ? key : null;
  };

/** Lists whose records only a driver adds. */
const particular: Partial<Record<OperationId, (t: Case) => Promise<Partial<ListSource>>>> = {
  listRuns: async (t) => {
    const { id } = await t.subjects.activeAgent();
    const insert = async () => (await t.subjects.freshRun(id)).id;
    return { path: { id }, getKey: findRunId, ...(t.has('add-run') ? { insert } : {}) };
  },
  listSubmissions: async (t) => {
    const { id } = await t.subjects.shared('form');
    const data = { email: 'owner@acme.example', message: 'Created by the conformance gate' };
    const insert = async () => (await t.subjects.addSubmission(id, data)).id;
    return { path: { id }, ...(t.has('add-submission') ? { insert } : {}) };
  },
  // Entries since the first one of the run: a log may be too long to walk over.
  listLogs: async (t) => {
    if (!t.has('add-log-entry')) return {};
    const marker = await logMarker(t);
    const { since } = await t.once('the first entry to walk over', async () => {
      const message = await logging(t, marker)();
      const entry = await t.subjects.find('searchLogs', (item) => item.message === message, {
        query: { q: marker },
      });
      return { since: entry?.ts };
    });
    const query = typeof since === 'string' ? { since } : {};
    return { getKey: messageWith(marker), query, insert: logging(t, marker) };
  },
  searchLogs: async (t) => {
    if (!t.has('add-log-entry')) return {};
    const marker = await logMarker(t);
    return { getKey: messageWith(marker), query: { q: marker }, insert: logging(t, marker) };
  },
};

/** Returns how the contract identifies the records of a list, creates and deletes them. */
const declared = async (t: Case, operation: OperationId): Promise<ListSource> => {
  const resource = findListedResource(operation);
  const getKey = keyIn(resource?.id ?? null);
  if (!resource) return { getKey };
  const { name, create, delete: remove, id } = resource;
  return {
    getKey,
    ...(create ? { create } : {}),
    ...(t.subjects.canCreate(name) ? { insert: async () => (await t.subjects.fresh(name)).id } : {}),
    ...(remove && id
      ? {
          remove: async (key: string) => {
            await t.prepare({ operation: remove, path: { [id]: key } });
          },
        }
      : {}),
  };
};

/** Returns the source of a list's records. */
const listSource = async (t: Case, operation: OperationId): Promise<ListSource> => {
  const source = await declared(t, operation);
  const own = particular[operation];
  if (own) return { ...source, ...(await own(t)) };
  const { path } = await t.request(operation);
  return path ? { ...source, path } : source;
};

/** What the run knows of a list. Other clients may have changed it since. */
export type KnownRecords = {
  /** The records that were listed when the run first read the list. */
  items: readonly Item[];
  /** The keys of these, and of those that walks have added and not deleted. */
  keys: Set<string>;
};

/** A list to walk over. */
export type PagedList = ListSource & {
  operation: OperationShape;
  /** The request for one page, to send concurrently with others. */
  request: (query?: Query) => OperationRequest;
  send: (query?: Query) => Promise<Exchange>;
  /** Reads one page as preparation: a refusal ends the case. */
  prepared: (query?: Query) => Promise<Exchange>;
  /** Reads one page; a refusal breaks the clause. */
  page: (clause: ClauseId) => PageSource<Item>;
  /** Reads every record in few requests, in JSON; null if there are too many to walk over in small pages. */
  everything: () => Promise<Item[] | null>;
  /**
   * Reads a first page of one record, after adding records if it has no cursor. Returns its cursor, and the number of records of
   * the list if it still has none.
   */
  firstOfTwo: () => Promise<{ cursor: string | null; length: number }>;
  /** The records that all cases know of, read once; null if there are too many to walk over in small pages. */
  sharedRecords: () => Promise<KnownRecords | null>;
  /** The same list in another encoding. */
  inEncoding: (mediaType: string) => EncodedList;
};

type Query = Record<string, string | number>;

/** A list that is requested in an encoding other than JSON. */
export type EncodedList = {
  /**
   * Expects that a request is refused with an error, as in JSON. Nothing is checked if the target doesn't send the list in this
   * encoding: another clause is about that.
   */
  expectError: (clause: ClauseId, query: Query, error: ErrorName) => Promise<void>;
  /** Reads one page, in JSON if the target doesn't send it in this encoding. */
  page: PageSource<Item>;
};

/** The maximum number of pages to read. A longer list isn't walked, to spare the target. */
const mostPages = 4;

/** Prepares a walk over the list of an operation. */
export const pagedList = async (t: Case, id: OperationId): Promise<PagedList> => {
  const operation: OperationShape = getOperation(id);
  const source = await listSource(t, id);
  const { path = {}, query: filter = {} } = source;
  const request: PagedList['request'] = (query = {}) => ({
    operation: id,
    path,
    query: { ...filter, ...query },
  });
  const send: PagedList['send'] = (query) => t.send(request(query));
  const page =
    (clause: ClauseId): PageSource<Item> =>
    async ({ cursor, limit }) => {
      const response = await send({ limit, ...(cursor === null ? {} : { cursor }) });
      t.expectSuccess(clause, response);
      return parsePage(operation, response);
    };

  const inEncoding = (mediaType: string): EncodedList => {
    const sendEncoded = (query: Query) => t.send({ ...request(query), accept: mediaType });
    return {
      expectError: async (clause, query, error) => {
        const response = await sendEncoded(query);
        const isExpected = fitsError(response, acceptedErrors(error), {});
        if (isExpected || isSentIn(await sendEncoded({ limit: 1 }), mediaType))
          t.expectError(clause, response, error);
      },
      page: encodedPages(t, request(), mediaType),
    };
  };

  const firstOfTwo: PagedList['firstOfTwo'] = async () => {
    // Empty pages with a cursor may come before the first record.
    const readCursor = async () => {
      let page = parsePage(operation, await t.prepare(request({ limit: 1 })));
      for (let empty = 0; page.cursor && page.items.length === 0 && empty < mostPages; empty += 1)
        page = parsePage(operation, await t.prepare(request({ limit: 1, cursor: page.cursor })));
      return page.cursor || null;
    };
    let cursor = await readCursor();
    for (let added = 0; cursor === null && source.insert && added < 2; added += 1) {
      await source.insert();
      cursor = await readCursor();
    }
    return { cursor, length: cursor === null ? ((await everything())?.length ?? 2) : 2 };
  };

  const everything = () => t.subjects.listWithin(mostPages, id, { path, query: filter });
  const readKnown = async (): Promise<KnownRecords | null> => {
    const items = await everything();
    return items && { items, keys: new Set(items.map(source.getKey).filter((key) => key !== null)) };
  };

  return {
    ...source,
    operation,
    inEncoding,
    request,
    send,
    prepared: (query) => t.prepare(request(query)),
    page,
    firstOfTwo,
    everything,
    sharedRecords: async () =>
      (await t.once(`known records of ${id}`, async () => ({ records: await readKnown() }))).records,
  };
};
