import { createHash } from 'node:crypto';
import { getOperation, type OperationId } from '@workspace-api/contract';
import { isTruncated, writePage } from '../wrappers/change-pages.ts';
import { all, first, type Memory, perServer, type Wrap } from '../wrappers/fetch.ts';
import type { Incoming } from '../wrappers/incoming.ts';
import type { Json } from '../wrappers/json.ts';
import { on, onLists, onOperations, refuseWith, type Selection } from '../wrappers/on.ts';
import type { VariantTable } from './variant.ts';

/**
 * Issues cursors in place of a server's; the same position always has the same cursor.
 *
 * @param write formats a cursor from its number
 * @param create receives a function that issues a cursor, and the positions of unexpired ones
 */
const withCursors = (
  write: (number: number) => string,
  create: (issue: (position: string) => string, positions: Memory<string>) => Wrap,
): Wrap =>
  perServer<string>((positions) => {
    const issued = new Map<string, string>();
    const issue = (position: string): string => {
      const cursor = first(issued, position, write(issued.size + 1));
      positions.set(cursor, position);
      return cursor;
    };
    return [
      create(issue, positions),
      on('expireCursor')
        .of(positions, ({ body }) => body.cursor)
        .respond(({ body: { cursor } }) => {
          issued.delete(positions.get(cursor) ?? '');
          positions.delete(cursor);
          return new Response(null, { status: 204 });
        }),
    ];
  });

/** Lists whose order isn't documented as newest first. Log entries have no id to sort by. */
const withoutOrder = onOperations(
  ({ list, id, tag }) => list !== null && tag !== 'logs' && id !== 'listSubmissions' && id !== 'listRuns',
);

/** Every record of a list; undefined if a page is refused. */
const everyRecord = async (
  read: Incoming['page'],
  limit: string,
  cursor: string | null = null,
): Promise<readonly unknown[] | undefined> => {
  const page = await read({ cursor, limit });
  if (page === undefined || page.cursor === null) return page?.records;
  const others = await everyRecord(read, limit, page.cursor);
  return others && [...page.records, ...others];
};

/** A key that puts records in an arbitrary order, unique within a list. */
const getSortKey = ({ id, name }: Json): string =>
  createHash('sha256')
    .update(String(id ?? name))
    .digest('hex');

/** Treats the refusal of a cursor by whether the server issued it: whether it has expired, or never existed. */
const refusedCursors = (
  selection: Selection,
  isAffected: (wasIssued: boolean) => boolean,
  respond: (response: Response) => Response,
): Wrap =>
  perServer((issued) => [
    selection
      .with('cursor')
      .instead('invalid-cursor', (response, { query }) =>
        isAffected(issued.has(query.get('cursor'))) ? respond(response) : response,
      ),
    onLists().notes(issued, (_, { next_cursor }) => next_cursor),
  ]);

const getMaxLimit = ({ operation }: Incoming) => getOperation(operation as OperationId).list?.maxLimit ?? 0;

/** Sends another limit in place of the requested one, unless `change` returns undefined. The server refuses 1,000,000. */
const limits = (
  change: (limit: string | null, most: number) => number | null | undefined,
  lists = onLists(),
): Wrap =>
  lists.request((incoming) => {
    const limit = change(incoming.query.get('limit'), getMaxLimit(incoming));
    return limit === undefined ? undefined : { query: { limit: limit === null ? null : String(limit) } };
  });

const documentedSizes = ['listSubmissions', 'listApprovals', 'listRuns'];

/** The order of lists, their cursors, page sizes and envelopes. */
export const lists: VariantTable = {
  'no-visible-order': {
    text: 'Lists without a documented order are in an arbitrary order.',
    allowedBy: 'Pagination: only submissions and runs are newest first.',
    families: ['pagination', 'approvals', 'workspaces'],
    // A cursor contains the key of the last record, so that added or deleted records don't move the others.
    wrap: withCursors(
      (number) => `after-${number}`,
      (issue, positions) =>
        withoutOrder.respond(async ({ request, operation, query, path, page, send }) => {
          const after = positions.get(query.get('cursor'));
          // The server validates the request, and all cursors that this variant didn't issue.
          const response = await send(after === undefined ? {} : { query: { cursor: null } });
          if (!response.ok || isTruncated(response)) return response;
          const { list } = getOperation(operation as OperationId);
          const all = await everyRecord(page, String(list?.maxLimit));
          if (all === undefined) return response;
          const rest = all
            .map((record) => ({ record, key: `${path} ${getSortKey(record as Json)}` }))
            .toSorted((left, right) => (left.key < right.key ? -1 : 1))
            .filter(({ key }) => after === undefined || key > after);
          const pageEntries = rest.slice(0, Number(query.get('limit') ?? list?.defaultLimit));
          const last = pageEntries.at(-1);
          return writePage(request, response, {
            records: pageEntries.map(({ record }) => record),
            cursor: last === undefined || pageEntries.length === rest.length ? null : issue(last.key),
          });
        }),
    ),
  },
  'cursors-with-reserved-characters': {
    text: 'Cursors are long and contain characters that must be escaped in a URL.',
    allowedBy: 'Pagination: a cursor is an opaque string.',
    families: ['forms', 'runs'],
    wrap: withCursors(
      (number) => `${'+/=&?# %'.repeat(40)}${number}`,
      (issue, positions) =>
        all(
          onLists().parameter('cursor', (cursor) => positions.get(cursor) ?? cursor),
          onLists().pages((page) => ({ ...page, cursor: page.cursor === null ? null : issue(page.cursor) })),
        ),
    ),
  },
  'empty-first-page': {
    text: 'The first page of a list is empty and has a cursor.',
    allowedBy: "Pagination: only an absent cursor signals the end; a short page doesn't.",
    families: ['forms', 'runs', 'approvals'],
    wrap: withCursors(
      (number) => `start-${number}`,
      (issue, positions) =>
        onLists().respond(async ({ request, query, path, send }) => {
          if (positions.has(query.get('cursor'))) return send({ query: { cursor: null } });
          const response = await send();
          return query.has('cursor') || !response.ok || isTruncated(response)
            ? response
            : writePage(request, response, { records: [], cursor: issue(path) });
        }),
    ),
  },
  'limit-is-clamped': {
    text: 'A limit above the maximum is reduced to the maximum, and a limit below 1 becomes the default.',
    allowedBy: 'Limits: maximum page sizes are documented, but not the response to a higher limit.',
    families: ['forms', 'runs'],
    wrap: limits((limit, most) => {
      if (limit === null || !/^[+-]?\d+$/.test(limit)) return undefined;
      if (Number(limit) > most) return most;
      return Number(limit) < 1 ? null : undefined;
    }),
  },
  'pages-of-25': {
    text: 'Lists without a documented page size have pages of 25 records and reject higher limits.',
    allowedBy: "Limits: the default and the maximum of these lists aren't documented.",
    families: ['pagination'],
    wrap: limits(
      (limit) => {
        if (limit === null) return 25;
        return Number(limit) > 25 ? 1_000_000 : undefined;
      },
      onOperations(({ list, id }) => list !== null && !documentedSizes.includes(id)),
    ),
  },
  'short-pages': {
    text: 'Pages have at most three records, regardless of the limit.',
    allowedBy: "Pagination: a short page doesn't signal the end.",
    families: ['pagination'],
    // The server rejects invalid limits.
    wrap: limits((limit, most) =>
      limit === null || (/^[1-9]\d*$/.test(limit) && Number(limit) > 3 && Number(limit) <= most)
        ? 3
        : undefined,
    ),
  },
  'next-cursor-absent': {
    text: 'The last page omits `next_cursor` instead of setting it to null.',
    allowedBy: 'Pagination: next_cursor is absent or null on the last page.',
    families: ['forms', 'runs'],
    wrap: onLists().json(({ next_cursor, ...rest }) =>
      next_cursor === null ? rest : { ...rest, next_cursor },
    ),
  },
  'has-more-and-totals': {
    text: 'Every envelope has `has_more` and the number of records.',
    allowedBy: "Pagination: the envelope has data and next_cursor; other members aren't excluded.",
    families: ['workspaces', 'runs'],
    wrap: onLists().json((json) => ({
      ...json,
      has_more: typeof json.next_cursor === 'string',
      total: 1_000_000,
      object: 'list',
    })),
  },
  'expired-cursor-is-404': {
    text: 'An expired cursor returns 404 instead of 400.',
    allowedBy: 'Pagination: an expired cursor yields 400 invalid_cursor (or 404).',
    families: ['pagination'],
    wrap: refusedCursors(
      onLists(),
      (wasIssued) => wasIssued,
      (response) => refuseWith('cursor-not-found', {}, response),
    ),
  },
  'malformed-cursor-is-a-field': {
    text: 'A malformed cursor returns 400 `validation_failed`, except on submissions.',
    allowedBy: 'Error codes: invalid_cursor is listed for submissions.',
    families: ['pagination'],
    wrap: refusedCursors(
      onOperations(({ list, id }) => list !== null && id !== 'listSubmissions'),
      (wasIssued) => !wasIssued,
      (response) => {
        const fields = [{ path: '/cursor', reason: 'format_mismatch', message: 'The cursor is malformed.' }];
        return refuseWith('validation-failed', { status: response.status, fields }, response);
      },
    ),
  },
};
