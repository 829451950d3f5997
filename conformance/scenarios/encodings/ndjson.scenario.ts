import { isDeepStrictEqual } from 'node:util';
import { type ClauseId, mediaTypes, type OperationShape, operationOf } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import type { JsonRecord } from '../../judging/encodings/leaves.ts';
import { parseNdjson } from '../../judging/encodings/ndjson.ts';
import type { Exchange } from '../../target/exchange.ts';
import { emptyList } from '../support/encodings/empty-list.ts';
import { type Encoding, sameAsJson } from '../support/encodings/walks.ts';

const lines = 'encodings.ndjson-record-per-line';
const same = 'encodings.same-records';
const cursor = 'encodings.ndjson-cursor';
const more = 'encodings.ndjson-has-more';
const trailers = 'encodings.ndjson-trailers-on-request';

const judgePage = (t: Case, { list }: OperationShape, answer: Exchange) => {
  const parsed = parseNdjson(answer.text, answer.trailers);
  const [only] = parsed.records;
  const enveloped = parsed.records.length === 1 && Array.isArray(only?.[list?.items ?? '']);
  t.expect(
    lines,
    parsed.problem === null && !enveloped,
    { expected: 'one record per line', got: parsed.problem ?? 'an envelope with all records in it' },
    answer,
  );
  const end = parsed.meta ?? parsed.trailers;
  // The last page may have no metadata.
  const next = end?.nextCursor ?? null;
  if (list?.hasMore)
    t.expect(
      more,
      end?.hasMore === (next !== null),
      { expected: `has_more ${next !== null} with the next cursor`, got: String(end?.hasMore ?? 'none') },
      answer,
    );
  return { ...parsed, next };
};

export default scenario(
  'encodings.ndjson',
  'NDJSON has one record per line, and ends with the next cursor',
  { clauses: [lines, same, cursor, more, trailers, 'pagination.limit-respected'] satisfies ClauseId[] },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const encoding: Encoding<JsonRecord> = {
          mediaType: mediaTypes.ndjson,
          read: (answer) => {
            const { records, next, meta } = judgePage(t, operation, answer);
            t.expect(
              trailers,
              meta !== null,
              { expected: 'a __meta__ line without TE: trailers', got: answer.text.slice(-200) },
              answer,
            );
            return { rows: records, cursor: next };
          },
          compare: (row, record, answer) =>
            isDeepStrictEqual(row, record)
              ? null
              : {
                  clause: same,
                  expected: `${JSON.stringify(record)}, as in JSON`,
                  got: JSON.stringify(row),
                  answer,
                },
          cursorClause: cursor,
        };
        const found = await sameAsJson(t, operation, encoding);
        if (!found)
          return t.notExercised([lines, same], `${operation.id} in NDJSON, and a list that stays the same`);
        t.pass(cursor);
        const { request, walked } = found;
        if (!walked.pages[0]?.cursor) return;

        // The same page for a reader of trailers, and the page after it.
        const ask = (query: OperationQuery) =>
          t.send({
            ...request,
            accept: mediaTypes.ndjson,
            headers: { te: 'trailers' },
            query: { ...request.query, limit: 2, ...query },
          });
        const asked = await ask({});
        if (!isSuccess(asked)) return;
        const trailed = judgePage(t, operation, asked);
        t.expect(
          trailers,
          trailed.trailers !== null,
          {
            expected: 'the next cursor in a trailer with TE: trailers',
            got: JSON.stringify(asked.trailers),
          },
          asked,
        );
        t.expect(
          cursor,
          trailed.next !== null,
          { expected: 'the next cursor, in a trailer or under __meta__', got: 'none' },
          asked,
        );
        const after = await ask({ cursor: trailed.next ?? '' });
        t.expectSuccess(cursor, after);
        const repeated = judgePage(t, operation, after).records.some((record) =>
          trailed.records.some((earlier) => isDeepStrictEqual(earlier, record)),
        );
        t.expect(
          cursor,
          !repeated,
          { expected: 'the page after the first one', got: 'a record of the first one' },
          after,
        );
      },
    );

    await gate.case('an empty list', async (t) => {
      const answer = await emptyList(t, mediaTypes.ndjson);
      const { records, next } = judgePage(t, operationOf('searchLogs'), answer);
      t.expect(same, records.length === 0, { expected: 'no records', got: JSON.stringify(records) });
      t.expect(cursor, next === null, { expected: 'no next cursor', got: `${next}` });
    });
  },
);

type OperationQuery = { cursor?: string };
