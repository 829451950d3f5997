import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson } from '../wrappers/json.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const nextCursorNull: Variant = {
  text: 'The last page has `next_cursor: null` instead of omitting it.',
  allowedBy: 'Pagination: next_cursor is absent or null on the last page.',
  families: ['forms', 'runs'],
  wrap: changeResponses((response, request) =>
    findList(request) === undefined || !response.ok
      ? response
      : alterJson(response, (json) => ({ next_cursor: null, ...json })),
  ),
};
