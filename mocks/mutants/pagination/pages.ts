import type { OperationId } from '@workspace-api/contract';
import { decodeSegment, errors } from '@workspace-api/contract';
import { readPage, writePage } from '../../wrappers/change-pages.ts';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { type Json, readJson, withJson } from '../../wrappers/json.ts';
import { findList, readListPage, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const getQueryParameter = (request: Request, name: string): string | null =>
  new URL(request.url).searchParams.get(name);

const changeQuery = (request: Request, changes: Record<string, string | null>): Request =>
  new Request(withQuery(request.url, changes), { method: request.method, headers: request.headers });

/** Changes pages in JSON. */
const inJson =
  (
    change: (json: Json, records: readonly unknown[], request: Request, next: Fetch) => Json | Promise<Json>,
  ): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const page = await readListPage(request, response);
    return page
      ? withJson(response, response.status, await change(page.json, page.records, request, next))
      : response;
  };

const recordsAs = (request: Request, records: readonly unknown[]): Json => ({
  [findList(request)?.items ?? 'data']: records,
});

/** Returns what identifies a record. */
const getId = (record: unknown): string => {
  const { id, name, message } = record as Json;
  return String(id ?? name ?? message);
};

/** Remembers the records of the page from which each cursor came. */
const rememberRecords = (
  change: (json: Json, records: readonly unknown[], earlier: readonly unknown[], request: Request) => Json,
): Wrap => {
  return (next) => {
    const pages = new Map<string, readonly unknown[]>();
    return inJson((json, records, request) => {
      if (typeof json.next_cursor === 'string') pages.set(json.next_cursor, records);
      const earlier = pages.get(getQueryParameter(request, 'cursor') ?? '');
      return earlier ? change(json, records, earlier, request) : json;
    })(next);
  };
};

/** Gathers a number of records by following the cursors of a list, starting with a request. */
const gatherPages = async (next: Fetch, request: Request, count: number, most: number): Promise<Response> => {
  const first = await next(changeQuery(request, { limit: String(Math.min(count, most)) }));
  const page = await readPage(request, first);
  if (!page) return first;
  const records = [...page.records];
  let { cursor } = page;
  while (cursor !== null && records.length < count) {
    const limit = String(Math.min(count - records.length, most));
    const more = await readPage(request, await next(changeQuery(request, { limit, cursor })));
    if (!more) break;
    records.push(...more.records);
    cursor = more.cursor;
  }
  return writePage(request, first, { records, cursor });
};

/** Accepts a limit above the maximum of a list. */
export const beyondMaximum =
  (id: OperationId): Wrap =>
  (next) =>
  async (request) => {
    const list = findList(request);
    const limit = Number(getQueryParameter(request, 'limit'));
    return list && findOperation(request)?.id === id && Number.isInteger(limit) && limit > list.maxLimit
      ? gatherPages(next, request, limit, list.maxLimit)
      : next(request);
  };

/** Sets the page size for requests without a limit. */
export const withDefaultLimit =
  (id: OperationId, size: number): Wrap =>
  (next) =>
  (request) =>
    findOperation(request)?.id === id && getQueryParameter(request, 'limit') === null
      ? next(changeQuery(request, { limit: String(size) }))
      : next(request);

/** Rejects limits from a number upwards. */
export const refuseFrom =
  (id: OperationId, from: number): Wrap =>
  (next) =>
  (request) =>
    findOperation(request)?.id === id && Number(getQueryParameter(request, 'limit')) >= from
      ? next(changeQuery(request, { limit: '1000000' }))
      : next(request);

const readAs =
  (parseLimit: (limit: string) => string | null): Wrap =>
  (next) =>
  (request) => {
    const limit = getQueryParameter(request, 'limit');
    return findList(request) && limit !== null
      ? next(changeQuery(request, { limit: parseLimit(limit) }))
      : next(request);
  };

/** Responds to rejected cursors with the first page. */
export const startingOver =
  (ids: readonly OperationId[] | null): Wrap =>
  (next) =>
  async (request) => {
    const response = await next(request);
    const operation = findOperation(request);
    const isAffected = operation && findList(request) && (ids === null || ids.includes(operation.id));
    if (!isAffected || getQueryParameter(request, 'cursor') === null || response.ok) return response;
    const error = (await readJson(response))?.error as Json | undefined;
    return error?.code === errors['invalid-cursor'].code
      ? next(changeQuery(request, { cursor: null }))
      : response;
  };

/** After a deletion, redirects the cursors of pages that ended with the deleted record. */
const afterDeletion =
  (elsewhere: (next: Fetch, request: Request) => Promise<Response>): Wrap =>
  (next) => {
    const lastIdByCursor = new Map<string, string>();
    const deletedIds = new Set<string>();
    return async (request) => {
      const { pathname } = new URL(request.url);
      const cursor = getQueryParameter(request, 'cursor');
      const isStranded = cursor !== null && deletedIds.has(lastIdByCursor.get(cursor) ?? '');
      const response = await (isStranded ? elsewhere(next, request) : next(request));
      if (request.method === 'DELETE' && response.ok)
        deletedIds.add(decodeSegment(pathname.split('/').at(-1) ?? ''));
      const page = await readListPage(request, response);
      if (typeof page?.json.next_cursor === 'string')
        lastIdByCursor.set(page.json.next_cursor, getId(page.records.at(-1) ?? {}));
      return response;
    };
  };

const mutant = (clause: Mutant['clause'], text: string, wrap: Wrap): Mutant => ({ clause, text, wrap });

/** The second in which a record was created. */
const getSecond = (record: unknown): string => {
  const { created_at, submitted_at, ts } = record as Json;
  return String(created_at ?? submitted_at ?? ts ?? getId(record)).slice(0, 19);
};

/** Pages with the wrong records, cursors or sizes. */
export const pageMutants: Record<string, Mutant> = {
  'ties-skipped': mutant(
    'pagination.walk-visits-everything',
    'A page omits records created in the same second as the last record of the previous page.',
    rememberRecords((json, records, earlier, request) => {
      const second = getSecond(earlier.at(-1));
      return {
        ...json,
        ...recordsAs(
          request,
          records.filter((record) => getSecond(record) !== second),
        ),
      };
    }),
  ),
  'ties-repeated': mutant(
    'pagination.walk-visits-once',
    'A page repeats records created in the same second as the last record of the previous page.',
    rememberRecords((json, records, earlier, request) => {
      const tiedRecords = earlier.filter((record) => getSecond(record) === getSecond(records[0] ?? {}));
      return {
        ...json,
        ...recordsAs(request, [...tiedRecords, ...records].slice(0, Math.max(records.length, 1))),
      };
    }),
  ),
  'records-under-the-name-of-the-resource': mutant(
    'pagination.envelope',
    'The records of the list of forms are in an array named forms.',
    inJson((json, records, request) => {
      const list = findList(request);
      if (findOperation(request)?.id !== 'listForms' || !list) return json;
      const { [list.items]: _, ...envelope } = json;
      return { forms: records, ...envelope };
    }),
  ),
  'limit-off-by-one': mutant(
    'pagination.limit-respected',
    'A page has one record more than its limit.',
    readAs((limit) => (/^[1-9]\d?$/.test(limit) ? String(Number(limit) + 1) : limit)),
  ),
  'limit-of-later-pages-ignored': mutant(
    'pagination.limit-respected',
    'Only the first page respects the limit.',
    (next) => (request) =>
      next(
        findList(request) &&
          getQueryParameter(request, 'cursor') !== null &&
          /^[1-9]\d?$/.test(getQueryParameter(request, 'limit') ?? '')
          ? changeQuery(request, { limit: null })
          : request,
      ),
  ),
  'short-page-ends-the-list': mutant(
    'pagination.next-cursor-while-more',
    'A page with one record has no next cursor.',
    inJson((json, records) => ({
      ...json,
      ...(records.length === 1 && { next_cursor: null, ...('has_more' in json && { has_more: false }) }),
    })),
  ),
  'last-page-leads-to-the-first': mutant(
    'pagination.no-cursor-on-last-page',
    'The last page has its own cursor as the next cursor.',
    inJson((json, _, request) => ({
      ...json,
      next_cursor: json.next_cursor ?? getQueryParameter(request, 'cursor'),
    })),
  ),
  'deleted-boundary-starts-over': mutant(
    'pagination.stable-under-delete',
    'The cursor after a deleted record leads to the first page.',
    afterDeletion((next, request) => next(changeQuery(request, { cursor: null }))),
  ),
  'deleted-boundary-ends-the-list': mutant(
    'pagination.stable-under-delete',
    'The cursor after a deleted record leads to an empty last page.',
    afterDeletion(async (next, request) =>
      writePage(request, await next(request), { records: [], cursor: null }),
    ),
  ),
  'deleted-boundary-skips-a-record': mutant(
    'pagination.stable-under-delete',
    'The cursor after a deleted record skips the next record.',
    afterDeletion(async (next, request) => {
      const response = await next(request);
      const page = await readPage(request, response);
      return page ? writePage(request, response, { ...page, records: page.records.slice(1) }) : response;
    }),
  ),
  'limit-read-up-to-letters': mutant(
    'pagination.limit-is-integer',
    'A limit is parsed up to its first non-digit.',
    readAs((limit) => (/^\d+/.test(limit) ? (limit.match(/^\d+/)?.[0] ?? limit) : limit)),
  ),
  'limit-without-digits-is-default': mutant(
    'pagination.limit-is-integer',
    'A limit that is not a number is ignored.',
    readAs((limit) => (Number.isNaN(Number(limit)) ? null : limit)),
  ),
  'fractional-limit-rounded': mutant(
    'pagination.limit-is-integer',
    'A fractional limit is rounded.',
    readAs((limit) => (/^\d+\.\d+$/.test(limit) ? String(Math.round(Number(limit))) : limit)),
  ),
  'malformed-cursor-of-submissions-starts-over': mutant(
    'pagination.malformed-cursor-on-submissions',
    'A malformed cursor of submissions returns the first page.',
    startingOver(['listSubmissions']),
  ),
  'expired-cursor-starts-over': mutant(
    'pagination.expired-cursor',
    'An expired cursor returns the first page.',
    startingOver(null),
  ),
};
