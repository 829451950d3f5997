import { changePages } from '../wrappers/change-pages.ts';
import { withQuery } from '../wrappers/list-page.ts';
import { createCursors } from './lib/own-cursors.ts';
import type { Variant } from './lib/variant.ts';

export const cursorsWithReservedCharacters: Variant = {
  text: 'Cursors are long and contain characters that must be escaped in a URL.',
  allowedBy: 'Pagination: a cursor is an opaque string.',
  families: ['forms', 'runs'],
  wrap: (next) => {
    const cursors = createCursors(next, (number) => `${'+/=&?# %'.repeat(40)}${number}`);
    const outwards = changePages((page) => ({
      ...page,
      cursor: page.cursor === null ? null : cursors.issue(page.cursor),
    }))((request) => cursors.respond(request));
    return (request) => {
      const cursor = new URL(request.url).searchParams.get('cursor');
      const originalCursor = cursor === null ? undefined : cursors.read(cursor);
      return outwards(
        originalCursor === undefined
          ? request
          : new Request(withQuery(request.url, { cursor: originalCursor }), request),
      );
    };
  },
};
