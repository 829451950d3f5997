import { isTruncated, writePage } from '../wrappers/change-pages.ts';
import { findList, withQuery } from '../wrappers/list-page.ts';
import { createCursors } from './lib/own-cursors.ts';
import type { Variant } from './lib/variant.ts';

export const emptyFirstPage: Variant = {
  text: 'The first page of a list is empty and has a cursor.',
  allowedBy: "Pagination: only an absent cursor signals the end; a short page doesn't.",
  families: ['forms', 'runs', 'approvals'],
  wrap: (next) => {
    const cursors = createCursors(next, (number) => `start-${number}`);
    return async (request) => {
      const list = findList(request);
      const cursor = new URL(request.url).searchParams.get('cursor');
      if (list === undefined) return cursors.respond(request);
      if (cursor !== null && cursors.read(cursor) !== undefined)
        return next(new Request(withQuery(request.url, { cursor: null }), request));
      const response = await next(request);
      if (cursor !== null || !response.ok || isTruncated(response)) return response;
      return writePage(request, response, {
        records: [],
        cursor: cursors.issue(new URL(request.url).pathname),
      });
    };
  },
};
