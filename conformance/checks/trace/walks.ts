import { errors, type OperationShape, resourceList } from '@workspace-api/contract';
import type { Exchange } from '../../target/exchange.ts';
import { getRecords, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, summarizeResponse } from '../check-result.ts';
import { getNextCursor } from '../encodings/read-page.ts';
import { getErrorCode } from '../error-body.ts';
import { sameRecord } from '../same-value.ts';
import { only, type TraceCheck, type TracedCall, type TraceOptions } from './traced-call.ts';

const visitsOnce = 'pagination.walk-visits-once';
const visitsAll = 'pagination.walk-visits-everything';

/** A page of a walk: the records, by id, of this page and the pages before it. */
type Page = {
  recordsById: Map<string, unknown>;
  by: Exchange;
  endedAt: number;
  limit: string | null;
  isUsed: boolean;
};

/** The use of a cursor: the page that returned it, and whether no earlier call used it. */
type Use = { page: Page; isFirstUse: boolean };

/** The time, in milliseconds, within which a walking client uses a cursor: no server expires it earlier. */
const soon = 10_000;

/** The request parameters that stay the same from page to page: all except the cursor, the size and the encoding. */
const toListKey = ({ request, token, query }: TracedCall): string => {
  const filters = [...query].filter(([name]) => !['cursor', 'limit', 'format', 'bom'].includes(name));
  return JSON.stringify([token, new URL(request.url).pathname, filters.toSorted()]);
};

const idMember = ({ id }: OperationShape): string | null =>
  resourceList.find(({ list }) => list === id)?.id ?? null;

/** The maximum number of cursors to remember. */
const mostPages = 5_000;

/** Checks walks. Each page is requested with a cursor from an earlier page, and the same filters and token. */
export const createWalkCheck = ({ isExclusive }: TraceOptions): TraceCheck<Use> => {
  const pages = new Map<string, Page>();

  const cursorKey = (call: TracedCall, cursor: string): string => `${toListKey(call)} ${cursor}`;

  const checkRecords = (
    operation: OperationShape,
    exchange: Exchange,
    before: Page | null,
  ): { recordsById: Map<string, unknown>; results: CheckResult[] } => {
    const recordsById = new Map(before?.recordsById);
    const name = idMember(operation);
    const records = name === null ? undefined : getRecords(exchange, operation);
    if (name === null || !records) return { recordsById, results: [] };
    let repeated: string | null = null;
    for (const record of records) {
      const id = member(record, name);
      if (typeof id !== 'string') continue;
      // A record that changed, or was deleted and recreated, may legitimately move.
      if (recordsById.has(id) && sameRecord(recordsById.get(id), record)) repeated = id;
      recordsById.set(id, record);
    }
    if (before === null && repeated === null) return { recordsById, results: [] };
    const earlier = before ? [before.by] : [];
    const once = createResult(
      visitsOnce,
      repeated === null,
      'each record once',
      `${repeated} twice`,
      earlier,
    );
    return { recordsById, results: [once] };
  };

  const checkRefusal = (
    call: TracedCall,
    exchange: Exchange,
    previousUse: Use | undefined,
  ): CheckResult[] => {
    const isRefused = exchange.status === 404 || getErrorCode(exchange) === errors['invalid-cursor'].code;
    // A client outside the trace may cause a cursor to expire.
    if (!previousUse?.isFirstUse || !isRefused || !isExclusive) return [];
    const { page } = previousUse;
    if (call.startedAt - page.endedAt > soon || only(call.query, 'limit') !== page.limit) return [];
    const expected = 'the next page: the cursor is from the previous response';
    return [createResult(visitsAll, false, expected, summarizeResponse(exchange), [page.by])];
  };

  return {
    clauses: [visitsOnce],
    exclusive: [visitsAll],
    started: (call) => {
      const cursor = only(call.query, 'cursor');
      const page = call.operation?.list && cursor ? pages.get(cursorKey(call, cursor)) : undefined;
      if (!page) return undefined;
      const isFirstUse = !page.isUsed;
      page.isUsed = true;
      return { page, isFirstUse };
    },
    ended: (call, { exchange, endedAt }, use) => {
      const { operation } = call;
      if (!operation?.list) return [];
      if (!isSuccess(exchange)) return checkRefusal(call, exchange, use);
      const before = use?.page ?? null;
      // If the origin of its cursor is unknown, a page may be in the middle of another walk.
      const { recordsById, results } = checkRecords(operation, exchange, before);
      const cursor = getNextCursor(exchange);
      if (cursor !== null) {
        const key = cursorKey(call, cursor);
        const existingPage = pages.get(key);
        const page = { by: exchange, endedAt, limit: only(call.query, 'limit'), isUsed: false };
        // Two walks may receive the same cursor. The pages after it follow only the records that both have shown.
        const common = existingPage
          ? new Map([...recordsById].filter(([id]) => existingPage.recordsById.has(id)))
          : recordsById;
        pages.set(key, { ...page, recordsById: common, isUsed: existingPage?.isUsed ?? false });
        if (pages.size > mostPages) pages.delete(pages.keys().next().value ?? '');
      }
      return results;
    },
  };
};
