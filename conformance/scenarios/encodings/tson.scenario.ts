import { mediaTypes, operations } from '@workspace-api/contract';
import { anyNotation, type Cell } from '../../checks/encodings/cell.ts';
import { compareRecord } from '../../checks/encodings/compare-table.ts';
import { getNextCursor } from '../../checks/encodings/read-page.ts';
import { parseTson } from '../../checks/encodings/tson.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { emptyList } from './awkward-records.ts';
import { type Encoding, sameAsJson, selectLists } from './same-as-json.ts';

type Row = { columns: readonly string[]; cells: readonly Cell[] };

/** Requests TSON, parses it, and compares its rows with records. */
const inTson = (t: Case): Encoding<Row> => ({
  mediaType: mediaTypes.tson,
  read: (response) => {
    const tson = parseTson(response.text);
    if (!tson.isSeparated)
      t.notExercised('encodings.same-records', 'TSON whose fields have a known separator');
    const rows = tson.rows.map((cells): Row => ({ columns: tson.columns, cells }));
    return { rows, cursor: getNextCursor(response) };
  },
  getValues: ({ cells }) => cells.map(({ value }) => value),
  compare: ({ columns, cells }, record) => {
    const [first] = compareRecord(columns, cells, record, anyNotation);
    return first ? { clause: 'encodings.same-records', ...first } : null;
  },
  cursorClause: null,
});

export default scenario(
  'encodings.tson',
  'TSON names its fields once, followed by one record per line',
  {
    holds: [],
    clauses: [
      'encodings.tson-quotes-when-ambiguous',
      'encodings.tson-schema-line',
      'encodings.tson-record-lines',
      'encodings.tson-separators',
    ],
  },
  async (gate) => {
    await gate.eachOperation(selectLists(gate, mediaTypes.tson), async (operation, t) => {
      const { walked, json } = await sameAsJson(t, operation, inTson(t));
      for (const [index, { response, cursor }] of walked.pages.entries()) {
        const more = json.pages[index]?.cursor != null;
        t.expectEqual('encodings.tson-next-cursor-header', cursor !== null, more, response);
      }
    });

    await gate.case('an empty list', async (t) => {
      await sameAsJson(t, operations.searchLogs, inTson(t), await emptyList(t));
    });
  },
);
