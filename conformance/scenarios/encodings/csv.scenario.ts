import { type ClauseId, mediaTypes } from '@workspace-api/contract';
import { type Cell, semicolons } from '../../checks/encodings/cell.ts';
import { checkByteOrderMark, checkCsv } from '../../checks/encodings/check-page.ts';
import { compareRecord, type TableDifference } from '../../checks/encodings/compare-table.ts';
import { parseCsv } from '../../checks/encodings/csv.ts';
import { columnNames, type JsonRecord, listLeaves } from '../../checks/encodings/leaves.ts';
import { getNextCursor } from '../../checks/pagination/next-cursor.ts';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import type { Exchange } from '../../target/exchange.ts';
import { emptyList } from './empty-list.ts';
import { type Encoding, sameAsJson } from './same-as-json.ts';

type Row = { columns: readonly string[]; cells: readonly Cell[] };

const clauses = [
  'encodings.same-records',
  'encodings.csv-quoting',
  'encodings.csv-header-row',
  'encodings.csv-dot-paths',
  'encodings.csv-arrays',
  'encodings.csv-bom-by-default',
  'encodings.csv-next-cursor-header',
] as const satisfies ClauseId[];

const clauseByDifference: Record<TableDifference['about'], (typeof clauses)[number]> = {
  rows: 'encodings.same-records',
  cell: 'encodings.same-records',
  column: 'encodings.same-records',
  'nested-column': 'encodings.csv-dot-paths',
  array: 'encodings.csv-arrays',
};

/** Whether a header names at least one member of a record. */
const namesAny = (columns: readonly string[], record: JsonRecord): boolean =>
  listLeaves(record).some((leaf) => columnNames(leaf).some((name) => columns.includes(name)));

const readRows = (t: Case, response: Exchange) => {
  const csv = parseCsv(response.text);
  for (const result of checkCsv(csv)) t.hold(result, response);
  const rows = csv.rows.map((cells): Row => ({ columns: csv.columns, cells }));
  return { rows, cursor: getNextCursor(response) };
};

/** Requests CSV, parses it, and compares its rows with records. */
const inCsv = (t: Case): Encoding<Row> => {
  const read = (response: Exchange) => {
    t.hold(checkByteOrderMark(response.text, false), response);
    return readRows(t, response);
  };
  return {
    mediaType: mediaTypes.csv,
    read,
    compare: ({ columns, cells }, record, response) => {
      if (!namesAny(columns, record))
        return {
          clause: 'encodings.csv-header-row',
          expected: `a first row with the names of members, such as ${Object.keys(record).join(', ')}`,
          got: columns.join(', '),
          response,
        };
      const [first] = compareRecord(columns, cells, record, semicolons);
      return first ? { clause: clauseByDifference[first.about], ...first, response } : null;
    },
    cursorClause: 'encodings.csv-next-cursor-header',
  };
};

export default scenario(
  'encodings.csv',
  'CSV has the same records as JSON, with RFC 4180 quoting, dot paths, a byte order mark and a next-cursor header',
  {},
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const same = await sameAsJson(t, operation, inCsv(t));
        if (!same) return t.notExercised(clauses, `${operation.id} in CSV, and a list that stays the same`);
        const { walked, json, request } = same;
        t.pass('encodings.csv-next-cursor-header');
        if (walked.pages.some(({ rows }) => rows[0]?.columns.some((name) => name.includes('.'))))
          t.pass('encodings.csv-dot-paths');
        const hasArrays = json.pages.some(({ rows }) =>
          rows.some((record) =>
            Object.values(record).some((value) => Array.isArray(value) && value.length > 1),
          ),
        );
        if (hasArrays) t.pass('encodings.csv-arrays');

        // Without a byte order mark, on the first page and on the second.
        for (const { cursor } of [{ cursor: null }, ...walked.pages.slice(0, 1)]) {
          const query = { ...request.query, limit: 2, bom: false, ...(cursor !== null && { cursor }) };
          const plain = await t.send({ ...request, accept: mediaTypes.csv, query });
          t.expectSuccess('encodings.csv-bom-suppressed', plain);
          t.hold(checkByteOrderMark(plain.text, true), plain);
          readRows(t, plain);
          if (walked.pages[0]?.cursor === null) break;
        }
      },
    );

    await gate.case('an empty list', async (t) => {
      const response = await emptyList(t, mediaTypes.csv);
      const { rows, cursor } = inCsv(t).read(response, 0);
      t.expect('encodings.same-records', rows.length === 0, {
        expected: 'no records',
        got: `${rows.length}`,
      });
      t.expect('encodings.csv-next-cursor-header', cursor === null, {
        expected: 'no next cursor',
        got: `${cursor}`,
      });
    });
  },
);
