import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { JsonRecord } from '../../checks/encodings/compare-table.ts';
import { parseNdjson } from '../../checks/encodings/ndjson.ts';
import { sameRecord } from '../../checks/same-value.ts';
import { type Case, type Exchange, scenario } from '../../engine/scenario.ts';
import { compareLists, type Encoding, sameAsJson } from './same-as-json.ts';
import type { SelectedList } from './unusual-records.ts';

/** Walks a list in NDJSON as a client that does or doesn't read trailers, and compares it with JSON. */
const walkInNdjson = async (
  t: Case,
  operation: OperationShape,
  readsTrailers: boolean,
  list: SelectedList,
) => {
  const pages: { next: string | null; hasMore: boolean | null; response: Exchange }[] = [];
  const inNdjson: Encoding<JsonRecord> = {
    mediaType: mediaTypes.ndjson,
    headers: readsTrailers ? { te: 'trailers' } : {},
    read: (response) => {
      const { records, meta, trailers } = parseNdjson(response.text, response.trailers);
      const end = meta ?? trailers;
      const next = end?.nextCursor ?? null;
      const isWhereRequested = readsTrailers ? trailers !== null || next === null : meta !== null;
      const got = readsTrailers ? JSON.stringify(response.trailers) : response.text.slice(-200);
      t.expect('encodings.ndjson-trailers-on-request', isWhereRequested, { got, exchange: response });
      pages.push({ next, hasMore: end?.hasMore ?? null, response });
      return { rows: records, cursor: next };
    },
    getValues: Object.values,
    compare: (row, record) =>
      sameRecord(row, record) ? null : { clause: 'encodings.same-records', expected: record, got: row },
    cursorClause: 'encodings.ndjson-cursor',
  };
  const compared = await sameAsJson(t, operation, inNdjson, list);
  // The cursors of these pages are right.
  for (const { next, hasMore, response } of pages) {
    t.expect('encodings.ndjson-has-more-on-every-list', hasMore !== null, {
      expected: `has_more ${next !== null} with the next cursor`,
      got: 'none',
      exchange: response,
    });
    t.expectEqual('encodings.ndjson-has-more', hasMore, next !== null, response);
  }
  return compared;
};

export default scenario(
  'NDJSON has one record per line, and ends with the next cursor',
  { holds: [], clauses: ['encodings.ndjson-record-per-line'] },
  (gate) =>
    compareLists(gate, mediaTypes.ndjson, async (t, operation, _, list) => {
      for (const readsTrailers of gate.some(operation.id, [false, true])) {
        const { walked } = await walkInNdjson(t, operation, readsTrailers, list);
        if (walked.pages.length > 1) t.pass('encodings.ndjson-cursor');
      }
    }),
);
