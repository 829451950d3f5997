import { withJson } from '../../wrappers/json.ts';
import { findList, readListPage, withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

const pastTheEnd = 'eyJlbmQiOnRydWV9';

export const cursorAfterFullLastPage: Mutant = {
  clause: 'pagination.no-cursor-on-last-page',
  text: 'A full last page has a cursor to an empty page.',
  wrap: (next) => async (request) => {
    const list = findList(request);
    if (list === undefined) return next(request);
    const parameters = new URL(request.url).searchParams;
    if (parameters.get('cursor') === pastTheEnd) {
      const first = new Request(withQuery(request.url, { cursor: null }), request);
      const response = await next(first);
      const page = await readListPage(request, response);
      return page === undefined
        ? response
        : withJson(response, response.status, { ...page.json, [list.items]: [], next_cursor: null });
    }
    const response = await next(request);
    const page = await readListPage(request, response);
    if (page === undefined || page.json.next_cursor) return response;
    const limit = Number(parameters.get('limit') ?? list.defaultLimit);
    if (page.records.length !== limit) return response;
    return withJson(response, response.status, { ...page.json, next_cursor: pastTheEnd });
  },
};
