import { operations } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { readJson } from '../../wrappers/json.ts';
import { withQuery } from '../../wrappers/list-page.ts';
import type { Mutant } from '../lib/mutant.ts';

/** Treats the cursor of a filtered page as a cursor of the unfiltered list. */
export const filterWithoutCursor: Mutant = {
  clause: 'approvals.filter-by-status',
  text: 'The status filter applies only to the first page of approvals.',
  wrap: (next) => {
    const unfiltered = new Map<string, string>();
    return async (request) => {
      const { searchParams } = new URL(request.url);
      if (findOperation(request)?.id !== operations.listApprovals.id || !searchParams.has('status'))
        return next(request);
      const unfilteredCursor = unfiltered.get(searchParams.get('cursor') ?? '');
      if (unfilteredCursor !== undefined)
        return next(new Request(withQuery(request.url, { status: null, cursor: unfilteredCursor }), request));
      const response = await next(request.clone());
      const cursor = (await readJson(response))?.next_cursor;
      const first = await next(new Request(withQuery(request.url, { status: null, cursor: null }), request));
      const other = (await readJson(first))?.next_cursor;
      if (typeof cursor === 'string' && typeof other === 'string') unfiltered.set(cursor, other);
      return response;
    };
  },
};
