import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson } from '../wrappers/json.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const nextCursorAbsent: Variant = {
  text: 'The last page omits `next_cursor` instead of setting it to null.',
  allowedBy: 'Pagination: next_cursor is absent or null on the last page.',
  families: ['forms', 'runs'],
  wrap: changeResponses((response, request) =>
    findList(request) === undefined
      ? response
      : alterJson(response, ({ next_cursor, ...rest }) =>
          next_cursor === null ? rest : { ...rest, next_cursor },
        ),
  ),
};
