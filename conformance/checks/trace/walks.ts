import { errors, type OperationShape, resourceList } from '@workspace-api/contract';
import { getRecords, isSuccess, member } from '../body.ts';
import { type CheckResult, createResult, summarizeResponse } from '../check-result.ts';
import { getNextCursor } from '../encodings/read-page.ts';
import { getErrorCode } from '../error-body.ts';
import { only } from '../exchange/query.ts';
import { sameRecord } from '../same-value.ts';
import {
  createFacts,
  type Fact,
  type TraceCheck,
  type TracedCall,
  type TracedResponse,
  type TraceOptions,
} from './traced-call.ts';

/** A page of a walk: the records, by id, of this page and the pages before it. */
type Page = {
  recordsById: ReadonlyMap<string, unknown>;
  endedAt: number;
  limit: string | null;
  /** The first call with its cursor. */
  firstUse: TracedCall | null;
};

/** The time, in milliseconds, within which a walking client uses a cursor: no server expires it earlier. */
const soon = 10_000;

/** A cursor with the request parameters that stay the same from page to page: all except the size and the encoding. */
const toKey = ({ request, token, query }: TracedCall, cursor: string | null): string => {
  const filters = [...query].filter(([name]) => !['cursor', 'limit', 'format', 'bom'].includes(name));
  return JSON.stringify([token, new URL(request.url).pathname, filters.toSorted(), cursor]);
};

const idMember = ({ id }: OperationShape): string | null =>
  resourceList.find(({ list }) => list === id)?.id ?? null;

/** The records of a page and of the pages before it, and the id of one that is shown again. */
const collect = (operation: OperationShape, { exchange }: TracedResponse, before: Page | undefined) => {
  const recordsById = new Map(before?.recordsById);
  const name = idMember(operation);
  let repeated: string | null = null;
  for (const record of name === null ? [] : (getRecords(exchange, operation) ?? [])) {
    const id = member(record, name ?? '');
    if (typeof id !== 'string') continue;
    // A record that changed, or was deleted and recreated, may legitimately move.
    if (recordsById.has(id) && sameRecord(recordsById.get(id), record)) repeated = id;
    recordsById.set(id, record);
  }
  return { recordsById, repeated };
};

/** The maximum number of cursors to remember. */
const mostPages = 5_000;

/** Checks walks. Each page is requested with a cursor from an earlier page, and the same filters and token. */
export const createWalkCheck = ({ isExclusive }: TraceOptions): TraceCheck => {
  const pages = createFacts<Page>(mostPages);

  const checkRefusal = ({ call, exchange }: TracedResponse, before: Fact<Page>): CheckResult[] => {
    const { firstUse, endedAt, limit } = before.value;
    const isRefused = exchange.status === 404 || getErrorCode(exchange) === errors['invalid-cursor'].code;
    // A client outside the trace may cause a cursor to expire.
    if (firstUse !== call || !isRefused || !isExclusive) return [];
    if (call.startedAt - endedAt > soon || only(call.query, 'limit') !== limit) return [];
    const expected = 'the next page: the cursor is from the previous response';
    const got = summarizeResponse(exchange);
    return [createResult('pagination.walk-visits-everything', false, expected, got, before.by)];
  };

  return {
    started: (call) => {
      const page = call.operation?.list && pages.get(toKey(call, only(call.query, 'cursor')))?.value;
      if (page) page.firstUse ??= call;
    },
    ended: (response) => {
      const { call, exchange, endedAt } = response;
      const { operation } = call;
      if (!operation?.list) return [];
      // If the origin of its cursor is unknown, a page may be in the middle of another walk.
      const before = pages.before(toKey(call, only(call.query, 'cursor')), response);
      if (!isSuccess(exchange)) return before ? checkRefusal(response, before) : [];
      const { recordsById, repeated } = collect(operation, response, before?.value);
      const cursor = getNextCursor(exchange);
      if (cursor !== null) {
        const key = toKey(call, cursor);
        const existing = pages.get(key)?.value;
        // Two walks may receive the same cursor. The pages after it follow only the records that both have shown.
        const common = [...recordsById].filter(([id]) => existing?.recordsById.has(id) ?? true);
        const { firstUse = null } = existing ?? {};
        const limit = only(call.query, 'limit');
        pages.set(key, { recordsById: new Map(common), endedAt, limit, firstUse }, response);
      }
      if (idMember(operation) === null || (!before && repeated === null)) return [];
      const [isRight, got] = [repeated === null, `${repeated} twice`];
      return [createResult('pagination.walk-visits-once', isRight, 'each record once', got, before?.by)];
    },
  };
};
