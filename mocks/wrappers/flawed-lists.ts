import { getOperation, type OperationId } from '@workspace-api/contract';
import type { Page } from './change-pages.ts';
import { all, perServer, type Wrap } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import type { Incoming } from './incoming.ts';
import { type Json, readJson } from './json.ts';
import { on, onLists, type Selection } from './on.ts';

/** Adds to each page a record that was listed below another record. */
export const listsStranger = (selection: Selection): Wrap =>
  perServer(() => {
    const firsts = new Map<string, Json>();
    return selection.records((own, { id }) => {
      const other = [...firsts].findLast(([place]) => place !== id)?.[1];
      if (own[0]) firsts.set(id, own[0]);
      return other ? [...own, other] : own;
    });
  });

/**
 * Changes the pages of lists, given the records on all the pages before them.
 *
 * @param change receives the page and the earlier records as the server sent them
 */
export const following = (
  selection: Selection,
  change: (page: Page, earlier: readonly unknown[], incoming: Incoming) => Page,
): Wrap =>
  perServer(() => {
    const byCursor = new Map<string, readonly unknown[]>();
    return selection.pages((page, incoming) => {
      const earlier = byCursor.get(incoming.query.get('cursor') ?? '') ?? [];
      if (page.cursor !== null) byCursor.set(page.cursor, [...earlier, ...page.records]);
      return change(page, earlier, incoming);
    });
  });

/** Adds the pages that follow a page, until there is a number of records. */
export const gather = async (page: Page, count: number, incoming: Incoming): Promise<Page> => {
  const { records, cursor } = page;
  if (cursor === null || records.length >= count) return page;
  const limit = Math.min(count - records.length, findOperation(incoming.request)?.list?.maxLimit ?? 1);
  const more = await incoming.page({ cursor, limit: String(limit) });
  return more ? gather({ ...more, records: [...records, ...more.records] }, count, incoming) : page;
};

/** Accepts a limit above the maximum of a list. */
export const beyondMaximum = (id: OperationId): Wrap => {
  const most = getOperation(id).list?.maxLimit ?? 0;
  const isBeyond = ({ query }: Incoming) =>
    Number.isInteger(Number(query.get('limit'))) && Number(query.get('limit')) > most;
  return all(
    on(id)
      .when(isBeyond)
      .pages((page, incoming) => gather(page, Number(incoming.query.get('limit')), incoming)),
    on(id)
      .when(isBeyond)
      .query({ limit: String(most) }),
  );
};

/** Adds to the last page of a list, in JSON, the records that others listed with the same `q`. */
export const listsOthers = (id: OperationId, isOther: (own: Incoming, other: Incoming) => boolean): Wrap =>
  perServer(() => {
    const lists: { readonly incoming: Incoming; readonly records: readonly unknown[] }[] = [];
    return on(id)
      .in('json')
      .pages(({ records, cursor }, incoming) => {
        lists.push({ incoming, records });
        if (cursor !== null) return { records, cursor };
        const others = lists.filter(
          (other) =>
            other.incoming.query.get('q') === incoming.query.get('q') && isOther(incoming, other.incoming),
        );
        return { records: [...records, ...others.flatMap((other) => other.records)], cursor };
      });
  });

/** Follows a cursor as if the client that received it had sent it, if that is another place than the sender's. */
export const followCursors = (isElsewhere: (origin: Incoming, own: Incoming) => boolean): Wrap =>
  perServer(() => {
    const origins = new Map<string, Incoming>();
    return onLists().respond(async (own) => {
      const origin = origins.get(own.query.get('cursor') ?? '');
      const response = await (origin && isElsewhere(origin, own)
        ? own.send({
            url: own.request.url.replace(`/${own.slug}/`, `/${origin.slug}/`),
            headers: { Authorization: origin.token },
          })
        : own.send());
      const cursor = (await readJson(response))?.next_cursor;
      if (typeof cursor === 'string') origins.set(cursor, own);
      return response;
    });
  });
