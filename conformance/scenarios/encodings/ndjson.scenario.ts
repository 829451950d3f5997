import { getOperation, mediaTypes, type OperationShape } from '@workspace-api/contract';
import { checkNdjson } from '../../checks/encodings/check-page.ts';
import type { JsonRecord } from '../../checks/encodings/leaves.ts';
import { parseNdjson } from '../../checks/encodings/ndjson.ts';
import { sameRecord } from '../../checks/same-value.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { emptyList } from './empty-list.ts';
import { type Encoding, sameAsJson } from './same-as-json.ts';

/** Checks the framing of a page. */
const checkPage = (t: Case, operation: OperationShape, response: Exchange) => {
  const parsed = parseNdjson(response.text, response.trailers);
  t.hold(checkNdjson(parsed, operation), response);
  const end = parsed.meta ?? parsed.trailers;
  return { ...parsed, next: end?.nextCursor ?? null, hasMore: end?.hasMore ?? null, response };
};

/** Checks `has_more` of pages whose cursors are right. */
const checkHasMore = (
  t: Case,
  pages: readonly Pick<ReturnType<typeof checkPage>, 'next' | 'hasMore' | 'response'>[],
) => {
  for (const { next, hasMore, response } of pages) {
    const values = {
      expected: `has_more ${next !== null} with the next cursor`,
      got: String(hasMore ?? 'none'),
    };
    t.expect('encodings.ndjson-has-more-on-every-list', hasMore !== null, values, response);
    t.expect('encodings.ndjson-has-more', hasMore === (next !== null), values, response);
  }
};

/** Walks a list in NDJSON as a client that does or doesn't read trailers; null if it can't be compared with JSON. */
const walkInNdjson = async (t: Case, operation: OperationShape, readsTrailers: boolean) => {
  const pages: ReturnType<typeof checkPage>[] = [];
  const inNdjson: Encoding<JsonRecord> = {
    mediaType: mediaTypes.ndjson,
    headers: readsTrailers ? { te: 'trailers' } : {},
    read: (response) => {
      const page = checkPage(t, operation, response);
      const { records, next, meta, trailers } = page;
      if (readsTrailers)
        t.expect(
          'encodings.ndjson-trailers-on-request',
          trailers !== null || next === null,
          {
            expected: 'the next cursor in a trailer with TE: trailers',
            got: JSON.stringify(response.trailers),
          },
          response,
        );
      else
        t.expect(
          'encodings.ndjson-trailers-on-request',
          meta !== null,
          { expected: 'a __meta__ line without TE: trailers', got: response.text.slice(-200) },
          response,
        );
      pages.push(page);
      return { rows: records, cursor: next };
    },
    compare: (row, record, response) =>
      sameRecord(row, record)
        ? null
        : {
            clause: 'encodings.same-records',
            expected: `${JSON.stringify(record)}, as in JSON`,
            got: JSON.stringify(row),
            response,
          },
    cursorClause: 'encodings.ndjson-cursor',
  };
  const comparison = await sameAsJson(t, operation, inNdjson);
  if (comparison) checkHasMore(t, pages);
  return comparison;
};

export default scenario(
  'encodings.ndjson',
  'NDJSON has one record per line, and ends with the next cursor',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const comparison = await walkInNdjson(t, operation, false);
        if (!comparison)
          return t.notExercised(
            ['encodings.ndjson-record-per-line', 'encodings.same-records'],
            `${operation.id} in NDJSON, and a list that stays the same`,
          );
        t.pass('encodings.ndjson-cursor');
        if (comparison.walked.pages[0]?.cursor) await walkInNdjson(t, operation, true);
      },
    );

    await gate.case('an empty list', async (t) => {
      const response = await emptyList(t, mediaTypes.ndjson);
      const page = checkPage(t, getOperation('searchLogs'), response);
      const { records, next } = page;
      checkHasMore(t, [page]);
      t.expect('encodings.same-records', records.length === 0, {
        expected: 'no records',
        got: JSON.stringify(records),
      });
      t.expect('encodings.ndjson-cursor', next === null, { expected: 'no next cursor', got: `${next}` });
    });
  },
);
