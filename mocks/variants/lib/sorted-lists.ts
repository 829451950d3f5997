import { type OperationId, operationList } from '@workspace-api/contract';
import { asJson, isTruncated, readPage, writePage } from '../../wrappers/change-pages.ts';
import type { Fetch, Wrap } from '../../wrappers/fetch.ts';
import { findOperation } from '../../wrappers/find-operation.ts';
import { findList } from '../../wrappers/list-page.ts';
import { createCursors } from './own-cursors.ts';

/** Lists whose order isn't documented as newest first. Log entries have no id to sort by. */
export const withoutOrder: readonly OperationId[] = operationList
  .filter(
    ({ list, id, tag }) => list !== null && tag !== 'logs' && id !== 'listSubmissions' && id !== 'listRuns',
  )
  .map(({ id }) => id);

const everyRecord = async (next: Fetch, request: Request, limit: number): Promise<unknown[] | undefined> => {
  const records: unknown[] = [];
  let cursor: string | null = null;
  do {
    const page = await readPage(request, await next(asJson(request, { cursor, limit: String(limit) })));
    if (page === undefined) return undefined;
    records.push(...page.records);
    cursor = page.cursor;
  } while (cursor !== null);
  return records;
};

/**
 * Lists records in another order. A cursor contains the key of the last record, so that added or deleted records don't move the
 * others.
 *
 * @param getKey returns the sort key of a record, which is unique within a list
 */
export const sortedLists = (
  ids: readonly OperationId[],
  getKey: (record: Record<string, unknown>) => string,
): Wrap => {
  const chosen = new Set<string>(ids);
  return (next) => {
    const cursors = createCursors(next, (number) => `after-${number}`);
    return async (request) => {
      const list = findList(request);
      const operation = findOperation(request)?.id ?? '';
      if (list === undefined || !chosen.has(operation)) return cursors.respond(request);
      const { searchParams, pathname } = new URL(request.url);
      const cursor = searchParams.get('cursor');
      const after = cursor === null ? undefined : cursors.read(cursor);
      // The server validates the request, and all cursors that this variant didn't issue.
      const response = await next(
        after === undefined ? request : new Request(withoutCursor(request.url), request),
      );
      if (!response.ok || isTruncated(response)) return response;
      const records = await everyRecord(next, request, list.maxLimit);
      if (records === undefined) return response;
      const sorted = records
        .map((record) => ({ record, key: `${pathname} ${getKey(record as Record<string, unknown>)}` }))
        .toSorted((left, right) => (left.key < right.key ? -1 : 1))
        .filter(({ key }) => after === undefined || key > after);
      const pageEntries = sorted.slice(0, Number(searchParams.get('limit') ?? list.defaultLimit));
      const last = pageEntries.at(-1);
      return writePage(request, response, {
        records: pageEntries.map(({ record }) => record),
        cursor: last === undefined || pageEntries.length === sorted.length ? null : cursors.issue(last.key),
      });
    };
  };
};

const withoutCursor = (url: string): URL => {
  const changed = new URL(url);
  changed.searchParams.delete('cursor');
  return changed;
};
