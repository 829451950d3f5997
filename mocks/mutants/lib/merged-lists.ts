import type { ClauseId, OperationId } from '@workspace-api/contract';
import { findOperation } from '../../wrappers/find-operation.ts';
import { withJson } from '../../wrappers/json.ts';
import { readListPage } from '../../wrappers/list-page.ts';
import type { Mutant } from './mutant.ts';
import { getMode, slugIn } from './owners.ts';

/** The additional records of a list: records of other workspaces, or of the other mode. */
const isOther = {
  'tenancy.lists-hold-own-records': (own: string[], other: string[]) => own[0] !== other[0],
  'authentication.test-data-isolated': (own: string[], other: string[]) =>
    own[0] === other[0] && own[1] !== other[1],
} as const satisfies Partial<Record<ClauseId, (own: string[], other: string[]) => boolean>>;

/** A list that also shows records from elsewhere that were listed with the same query. */
export const listShowsOthers = (id: OperationId, clause: keyof typeof isOther, text: string): Mutant => ({
  clause,
  text,
  wrap: (next) => {
    const pages: { place: string[]; query: string; records: readonly unknown[] }[] = [];
    return async (request) => {
      const response = await next(request);
      const page = findOperation(request)?.id === id ? await readListPage(request, response) : undefined;
      if (!page) return response;
      const place = [slugIn(request.url), getMode(request)];
      const { searchParams } = new URL(request.url);
      const query = searchParams.get('q') ?? '';
      if (page.records.length > 0) pages.push({ place, query, records: page.records });
      if (page.json.next_cursor) return response;
      const others = pages.filter((other) => other.query === query && isOther[clause](place, other.place));
      const records = [...page.records, ...others.flatMap((other) => other.records)];
      return withJson(response, response.status, { ...page.json, [page.list.items]: records });
    };
  },
});
