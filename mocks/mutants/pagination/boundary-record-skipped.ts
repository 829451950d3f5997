import { withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

export const boundaryRecordSkipped: Mutant = {
  clause: 'pagination.walk-visits-everything',
  text: 'The record between two pages is skipped.',
  wrap: (next) => async (request) => {
    const response = await next(request);
    const page = await readListPage(request, response);
    if (!page?.json.next_cursor || page.records.length < 2) return response;
    return withJson(response, response.status, {
      ...page.json,
      [page.list.items]: page.records.slice(0, -1),
    });
  },
};
