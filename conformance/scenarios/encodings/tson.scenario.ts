import { headerNames, mediaTypes } from '@workspace-api/contract';
import { anyNotation, type Cell } from '../../checks/encodings/cell.ts';
import { checkTson } from '../../checks/encodings/check-page.ts';
import { compareRecord } from '../../checks/encodings/compare-table.ts';
import { parseTson } from '../../checks/encodings/tson.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { emptyList } from './empty-list.ts';
import { type Encoding, sameAsJson } from './same-as-json.ts';

type Row = { columns: readonly string[]; cells: readonly Cell[] };

/** Requests TSON, parses it, and compares its rows with records. */
const inTson = (t: Case): Encoding<Row> => {
  const read = (response: Exchange) => {
    const tson = parseTson(response.text);
    for (const result of checkTson(tson, response.text)) t.hold(result, response);
    const rows = tson.rows.map((cells): Row => ({ columns: tson.columns, cells }));
    return { rows, cursor: getNextCursor(response) };
  };
  return {
    mediaType: mediaTypes.tson,
    read,
    compare: ({ columns, cells }, record, response) => {
      const [first] = compareRecord(columns, cells, record, anyNotation);
      return first ? { clause: 'encodings.same-records', ...first, response } : null;
    },
    cursorClause: null,
  };
};

export default scenario(
  'encodings.tson',
  'TSON names its fields once, followed by one record per line',
  { clauses: ['encodings.tson-quotes-when-ambiguous'] },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const comparison = await sameAsJson(t, operation, inTson(t));
        if (!comparison)
          return t.notExercised(
            ['encodings.tson-schema-line', 'encodings.tson-record-lines', 'encodings.same-records'],
            `${operation.id} in TSON, and a list that stays the same`,
          );
        for (const [index, { response, cursor }] of comparison.walked.pages.entries()) {
          const more = comparison.json.pages[index]?.cursor != null;
          t.expect(
            'encodings.tson-next-cursor-header',
            (cursor !== null) === more,
            {
              expected: more ? headerNames.nextCursor : 'no next cursor on the last page',
              got: cursor ?? 'none',
            },
            response,
          );
        }
      },
    );

    await gate.case('an empty list', async (t) => {
      const { rows } = inTson(t).read(await emptyList(t, mediaTypes.tson), 0);
      t.expect('encodings.same-records', rows.length === 0, {
        expected: 'no records',
        got: `${rows.length}`,
      });
    });
  },
);
