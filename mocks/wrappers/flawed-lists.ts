import { getOperation, type OperationId } from '@workspace-api/contract';
import type { Page } from './change-pages.ts';
import { all, perServer, type Wrap } from './fetch.ts';
import { findOperation } from './find-operation.ts';
import type { Incoming } from './incoming.ts';
import type { Json } from './json.ts';
import { on, onLists, type Selection } from './on.ts';
import { below } from './owners.ts';

/** Adds to each page a record that was listed below another record. */
export const listsStranger = (selection: Selection): Wrap =>
  perServer<Json>((firsts) =>
    selection.records((own, { id }) => {
      const other = [...firsts].findLast(([place]) => place !== id)?.[1];
      if (own[0]) firsts.set(id, own[0]);
      return other ? [...own, other] : own;
    }),
  );

/**
 * Changes the pages of lists, given the records on all the pages before them.
 *
 * @param change receives the page and the earlier records as the server sent them
 */
export const following = (
  selection: Selection,
  change: (page: Page, earlier: readonly unknown[], incoming: Incoming) => Page,
): Wrap =>
  perServer<readonly unknown[]>((byCursor) =>
    selection.pages((page, incoming) => {
      const earlier = byCursor.get(incoming.query.get('cursor')) ?? [];
      if (page.cursor !== null) byCursor.set(page.cursor, [...earlier, ...page.records]);
      return change(page, earlier, incoming);
    }),
  );

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
  const getLimit = ({ query }: Incoming) => Number(query.get('limit'));
  const beyond = on(id).when((incoming) => Number.isInteger(getLimit(incoming)) && getLimit(incoming) > most);
  return all(
    beyond.pages((page, incoming) => gather(page, getLimit(incoming), incoming)),
    beyond.query({ limit: String(most) }),
  );
};

/** Adds to the last page of a list, in JSON, the records that others listed with the same `q`. */
export const listsOthers = (id: OperationId, isOther: (own: Incoming, other: Incoming) => boolean): Wrap =>
  perServer<readonly unknown[]>((lists) =>
    on(id)
      .in('json')
      .pages(({ records, cursor }, own) => {
        lists.set(own, records);
        if (cursor !== null) return { records, cursor };
        const others = ([...lists] as [Incoming, readonly unknown[]][]).filter(
          ([other]) => other.query.get('q') === own.query.get('q') && isOther(own, other),
        );
        return { records: [...records, ...others.flatMap(([, records]) => records)], cursor };
      }),
  );

/** Follows a cursor as if the client that received it had sent it, if that is another place than the sender's. */
export const followCursors = (isElsewhere: (origin: Incoming, own: Incoming) => boolean): Wrap =>
  perServer<Incoming>((origins) => [
    onLists().notes(
      origins,
      (_, { next_cursor }) => next_cursor,
      (own) => own,
    ),
    onLists()
      .with('cursor')
      .request((own) => {
        const origin = origins.get(own.query.get('cursor'));
        return origin && isElsewhere(origin, own)
          ? { url: below(origin, own), headers: { Authorization: origin.token } }
          : undefined;
      }),
  ]);
