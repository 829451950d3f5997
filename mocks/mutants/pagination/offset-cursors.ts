import type { Fetch } from '../../wrappers/fetch.ts';
import { withJson } from '../../wrappers/json.ts';
import { findList, readListPage, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const write = (offset: number): string => Buffer.from(JSON.stringify({ offset })).toString('base64url');

const parseOffset = (cursor: string | null): number | undefined => {
  if (cursor === null) return 0;
  try {
    const { offset } = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as { offset?: unknown };
    return typeof offset === 'number' ? offset : undefined;
  } catch {
    return undefined;
  }
};

/** The current records up to `count`; undefined if they aren't available in JSON. */
const firstRecords = async (next: Fetch, request: Request, count: number) => {
  const records: unknown[] = [];
  let cursor: string | null = null;
  for (;;) {
    const limit = String(findList(request)?.maxLimit);
    const response = await next(new Request(withQuery(request.url, { cursor, limit }), request));
    const page = await readListPage(request, response);
    if (page === undefined) return undefined;
    records.push(...page.records);
    cursor = typeof page.json.next_cursor === 'string' ? page.json.next_cursor : null;
    if (records.length >= count || cursor === null) return { response, page, records };
  }
};

export const offsetCursors: Mutant = {
  clause: 'pagination.stable-under-insert',
  text: 'A cursor is an offset, so insertions and deletions shift the pages.',
  wrap: (next) => async (request) => {
    const list = findList(request);
    const url = new URL(request.url);
    const offset = parseOffset(url.searchParams.get('cursor'));
    const limit = Number(url.searchParams.get('limit') ?? list?.defaultLimit);
    const valid = list !== undefined && Number.isInteger(limit) && limit >= 1 && limit <= list.maxLimit;
    // Errors and other encodings are returned unchanged.
    if (!valid || offset === undefined || url.searchParams.has('format')) return next(request);
    const all = await firstRecords(next, request, offset + limit + 1);
    if (all === undefined) return next(request);
    const { response, page, records } = all;
    const more = records.length > offset + limit;
    return withJson(response, response.status, {
      ...page.json,
      [list.items]: records.slice(offset, offset + limit),
      next_cursor: more ? write(offset + limit) : null,
      ...(list.hasMore && { has_more: more }),
    });
  },
};
