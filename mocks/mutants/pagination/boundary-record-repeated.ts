import { withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

export const boundaryRecordRepeated: Mutant = {
  clause: 'pagination.walk-visits-once',
  text: 'Each page starts with the last record of the previous page.',
  wrap: (next) => {
    const lastBefore = new Map<string, unknown>();
    return async (request) => {
      const response = await next(request);
      const page = await readListPage(request, response);
      if (page === undefined) return response;
      const { json, list, records } = page;
      if (typeof json.next_cursor === 'string') lastBefore.set(json.next_cursor, records.at(-1));
      const repeated = lastBefore.get(new URL(request.url).searchParams.get('cursor') ?? '');
      if (repeated === undefined || records.length === 0) return response;
      return withJson(response, response.status, {
        ...json,
        [list.items]: [repeated, ...records.slice(0, -1)],
      });
    };
  },
};
