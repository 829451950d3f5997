import { changeResponses } from '../wrappers/change-responses.ts';
import { alterJson } from '../wrappers/json.ts';
import { findList } from '../wrappers/list-page.ts';
import type { Variant } from './lib/variant.ts';

export const hasMoreAndTotals: Variant = {
  text: 'Every envelope has `has_more` and the number of records.',
  allowedBy: "Pagination: the envelope has data and next_cursor; other members aren't excluded.",
  families: ['workspaces', 'runs'],
  wrap: changeResponses((response, request) =>
    findList(request) === undefined || !response.ok
      ? response
      : alterJson(response, (json) => ({
          ...json,
          has_more: typeof json.next_cursor === 'string',
          total: 1_000_000,
          object: 'list',
        })),
  ),
};
