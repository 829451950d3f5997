import type { OperationId } from '@workspace-api/contract';
import { all, perServer, type Wrap } from '../wrappers/fetch.ts';
import { findOperation } from '../wrappers/find-operation.ts';
import { during, meanwhile } from '../wrappers/flawed.ts';
import { following, gather } from '../wrappers/flawed-lists.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import { type Json, readJson } from '../wrappers/json.ts';
import { on, onLists, onOperations, type Selection } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

const getLimit = ({ query, request }: Incoming): number =>
  Number(query.get('limit') ?? findOperation(request)?.list?.defaultLimit);

const getId = ({ id, name, message }: Json): unknown => id ?? name ?? message;

/** Returns the first page for a rejected cursor. */
const startsOver = (selection: Selection): Wrap =>
  selection.with('cursor').instead('invalid-cursor', (_, { send }) => send({ query: { cursor: null } }));

const getOffset = ({ query }: Incoming): number | undefined => {
  const offset = /^offset_(\d+)$/.exec(query.get('cursor') ?? 'offset_0')?.[1];
  return offset === undefined ? undefined : Number(offset);
};

/** Numbers the records instead of remembering the last one of a page. */
const offsetCursors = (selection: Selection): Wrap =>
  all(
    selection.pages(async (first, incoming) => {
      const from = getOffset(incoming) ?? 0;
      const to = from + getLimit(incoming);
      const { records } = await gather(first, to + 1, incoming);
      return { records: records.slice(from, to), cursor: records.length > to ? `offset_${to}` : null };
    }),
    onLists()
      .when((incoming) => getOffset(incoming) !== undefined)
      .query({ cursor: null }),
  );

/** Changes a page of log entries that begins at the same time as the page before it ended. */
const atTies = (id: OperationId, change: (entries: readonly Json[], before: Json) => readonly Json[]): Wrap =>
  following(on(id), (page, earlier) => {
    const [before, entries] = [earlier.at(-1) as Json | undefined, page.records as readonly Json[]];
    return before && before.ts === entries[0]?.ts ? { ...page, records: change(entries, before) } : page;
  });

/** Changes the listed records that were created while another record of their kind was created. */
const simultaneous = (create: OperationId, list: OperationId, change: (record: Json) => Json[]): Wrap =>
  perServer((ids) => [
    on(list).records((records) =>
      records.flatMap((record) => (ids.has(getId(record)) ? change(record) : [record])),
    ),
    meanwhile(on(create), async ({ send }) => {
      const response = await send();
      ids.set((await readJson(response))?.id, true);
      return response;
    }),
  ]);

const pastTheEnd = 'eyJlbmQiOnRydWV9';

export const pagination: MutantTable = {
  'pagination.envelope/records-under-the-name-of-the-resource: The records of the list of forms are in an array named forms.':
    on('listForms').json(({ data, ...envelope }) => ({ forms: data, ...envelope })),
  'pagination.limit-respected/limit-ignored: Every page has the default size, regardless of the limit.':
    // An invalid limit is still rejected.
    onLists()
      .when(({ query }) => /^[1-9]\d?$/.test(query.get('limit') ?? ''))
      .query({ limit: null }),
  'pagination.limit-respected/limit-ignored-with-a-cursor: A limit is ignored if there is a cursor.':
    onLists().with('cursor').query({ limit: null }),
  'pagination.limit-is-integer/limit-read-up-to-letters: A limit is parsed up to its first non-digit.':
    onLists().parameter('limit', (limit) => limit.replace(/(?<=^\d+)\D.*/s, '')),
  'pagination.limit-is-integer/tson-ignores-invalid-limits-of-secrets: In TSON, the list of secrets ignores a limit that is not a number.':
    on('listSecrets')
      .in('tson')
      .when(({ query }) => !/^-?\d+$/.test(query.get('limit') ?? ''))
      .query({ limit: null }),
  'pagination.walk-visits-everything/boundary-record-skipped: The record between two pages is skipped.':
    onLists().pages(({ records, cursor }) => ({
      records: cursor !== null && records.length > 1 ? records.slice(0, -1) : records,
      cursor,
    })),
  'pagination.walk-visits-everything/list-ends-after-200-records: A list returns no more than its first 200 records.':
    following(onLists(), (page, { length }) =>
      length + page.records.length >= 200
        ? { records: page.records.slice(0, Math.max(200 - length, 0)), cursor: null }
        : page,
    ),
  'pagination.walk-visits-everything/log-entries-of-one-time-lost: A page of the log omits entries with the same time as the last entry of the previous page.':
    atTies('listLogs', (entries, before) => entries.filter(({ ts }) => ts !== before.ts)),
  'pagination.walk-visits-everything/simultaneous-agents-lost: An agent that is created during the creation of another agent is not listed.':
    simultaneous('createAgent', 'listAgents', () => []),
  'pagination.walk-visits-once/boundary-record-repeated: Each page starts with the last record of the previous page.':
    following(onLists(), (page, earlier) =>
      earlier.length > 0 && page.records.length > 0
        ? { ...page, records: [earlier.at(-1), ...page.records.slice(0, -1)] }
        : page,
    ),
  'pagination.walk-visits-once/matching-entries-of-one-time-doubled: A page of a log search repeats the last entry of the previous page if the times are equal.':
    atTies('searchLogs', (entries, before) => [before, ...entries.slice(1)]),
  'pagination.walk-visits-once/simultaneous-subscriptions-listed-twice: A subscription that is created during the creation of another one is listed twice.':
    simultaneous('createWebhookSubscription', 'listWebhookSubscriptions', (record) => [record, record]),
  'pagination.next-cursor-while-more/short-page-ends-the-list: A page with one record has no next cursor.':
    onLists().pages((page) => (page.records.length === 1 ? { ...page, cursor: null } : page)),
  'pagination.no-cursor-on-last-page/last-page-leads-to-the-first: The last page has its own cursor as the next cursor.':
    onLists().pages(({ records, cursor }, { query }) => ({ records, cursor: cursor ?? query.get('cursor') })),
  'pagination.no-cursor-on-last-page/cursor-after-full-last-page: A full last page has a cursor to an empty page.':
    all(
      onLists().pages((page, incoming) => {
        if (incoming.query.get('cursor') === pastTheEnd) return { records: [], cursor: null };
        const isFull = page.records.length === getLimit(incoming);
        return { ...page, cursor: page.cursor ?? (isFull ? pastTheEnd : null) };
      }),
      onLists()
        .when(({ query }) => query.get('cursor') === pastTheEnd)
        .query({ cursor: null }),
    ),
  'pagination.malformed-cursor-on-submissions/malformed-cursor-of-submissions-starts-over: A malformed cursor of submissions returns the first page.':
    startsOver(on('listSubmissions')),
  'pagination.malformed-cursor-on-submissions/csv-starts-over-at-malformed-cursors: In CSV, submissions for a malformed cursor are the first page.':
    startsOver(on('listSubmissions').in('csv')),
  'pagination.expired-cursor/expired-cursor-starts-over: An expired cursor returns the first page.':
    startsOver(onLists()),
  'pagination.expired-cursor/ndjson-starts-over-at-expired-cursors: In NDJSON, an expired cursor returns the first page.':
    startsOver(on('listAgents', 'listSecrets', 'listForms').in('ndjson')),
  'pagination.stable-under-insert/offset-cursors: A cursor is an offset, so insertions and deletions shift the pages.':
    offsetCursors(onLists()),
  'pagination.stable-under-insert/offset-cursors-in-ndjson: In NDJSON, a cursor is an offset, so insertions shift the pages.':
    offsetCursors(onLists().in('ndjson')),
  'pagination.stable-under-insert/page-during-a-creation-lacks-a-secret: A page of secrets that is read while a secret is set lacks its first record.':
    during(on('setSecret'), (isOpen) =>
      on('listSecrets')
        .with('cursor')
        .records((records) => (isOpen() ? records.slice(1) : records)),
    ),
  'pagination.stable-under-delete/deleted-boundary-starts-over: The cursor after a deleted record leads to the first page.':
    perServer((lastIds) => {
      const deleted = new Map<unknown, unknown>();
      return [
        onOperations(({ method }) => method === 'DELETE').notes(deleted),
        onLists()
          .of(deleted, ({ query }) => lastIds.get(query.get('cursor')))
          .query({ cursor: null }),
        onLists().pages((page) => {
          lastIds.set(page.cursor ?? '', getId((page.records.at(-1) ?? {}) as Json));
          return page;
        }),
      ];
    }),
};
