import { isDeepStrictEqual } from 'node:util';
import { mediaTypes, type OperationShape } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { parseNdjson } from '../../judging/encodings/ndjson.ts';
import { prepareList, type SamePage, samePage } from '../support/encoded-list.ts';

const lines = 'encodings.ndjson-record-per-line';
const same = 'encodings.same-records';
const cursor = 'encodings.ndjson-cursor';
const more = 'encodings.ndjson-has-more';
const trailers = 'encodings.ndjson-trailers-on-request';

const judgeBody = (t: Case, operation: OperationShape, { encoded, records, nextCursor }: SamePage) => {
  const parsed = parseNdjson(encoded.text, encoded.trailers);
  const [only] = parsed.records;
  const enveloped = parsed.records.length === 1 && Array.isArray(only?.[operation.list?.items ?? '']);
  t.expect(
    lines,
    parsed.problem === null && !enveloped,
    { expected: 'one record per line', got: parsed.problem ?? 'an envelope with all records in it' },
    encoded,
  );
  t.expect(
    same,
    isDeepStrictEqual(parsed.records, records),
    {
      expected: `the ${records.length} records of the JSON page`,
      got: `${parsed.records.length} records: ${encoded.text.slice(0, 200)}`,
    },
    encoded,
  );
  const end = parsed.meta ?? parsed.trailers;
  // The last page has no cursor and may have no metadata.
  const given = end?.nextCursor ?? null;
  t.expect(
    cursor,
    (given !== null) === (nextCursor !== null),
    {
      expected:
        nextCursor === null
          ? 'no next cursor on the last page'
          : 'the next cursor under __meta__ or as a trailer',
      got: given ?? 'none',
    },
    encoded,
  );
  if (operation.list?.hasMore) {
    t.expect(
      more,
      end?.hasMore === (nextCursor !== null),
      {
        expected: `has_more ${nextCursor !== null} with the next cursor`,
        got: String(end?.hasMore ?? 'none'),
      },
      encoded,
    );
  }
  return parsed;
};

export default scenario(
  'encodings.ndjson',
  'NDJSON has one record per line, and ends with the next cursor',
  { clauses: [lines, same, cursor, more, trailers] },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const list = await prepareList(t, operation);
        for (const query of [{}, { limit: 1 }]) {
          const request = { ...list, query };
          const page = await samePage(t, operation, request, { accept: mediaTypes.ndjson });
          if (!page || !isSuccess(page.encoded))
            return t.notExercised([lines, same], `${operation.id} in NDJSON`);
          const plain = judgeBody(t, operation, page);
          t.expect(
            trailers,
            plain.meta !== null,
            {
              expected: 'a __meta__ line without TE: trailers',
              got: page.encoded.text.slice(-200),
            },
            page.encoded,
          );
          if (page.nextCursor === null) continue;
          const asked = await samePage(t, operation, request, {
            accept: mediaTypes.ndjson,
            headers: { te: 'trailers' },
          });
          if (!asked) continue;
          const trailed = judgeBody(t, operation, asked);
          t.expect(
            trailers,
            trailed.trailers !== null,
            {
              expected: 'the next cursor in a trailer with TE: trailers',
              got: JSON.stringify(asked.encoded.trailers),
            },
            asked.encoded,
          );
        }
      },
    );
  },
);
