import { type ClauseId, mediaTypes, operations } from '@workspace-api/contract';
import { type Cell, semicolons } from '../../checks/encodings/cell.ts';
import {
  columnNames,
  compareRecord,
  type JsonRecord,
  listLeaves,
  type TableDifference,
} from '../../checks/encodings/compare-table.ts';
import { parseCsv } from '../../checks/encodings/csv.ts';
import { getNextCursor } from '../../checks/encodings/read-page.ts';
import { scenario } from '../../engine/scenario.ts';
import { emptyList } from './awkward-records.ts';
import { type Encoding, sameAsJson, selectLists } from './same-as-json.ts';

type Row = { columns: readonly string[]; cells: readonly Cell[] };

const clauseByDifference: Record<TableDifference['about'], ClauseId> = {
  cell: 'encodings.same-records',
  column: 'encodings.same-records',
  'nested-column': 'encodings.csv-dot-paths',
  array: 'encodings.csv-arrays',
};

/** Whether a header names at least one member of a record. */
const namesAny = (columns: readonly string[], record: JsonRecord): boolean =>
  listLeaves(record).some((leaf) => columnNames(leaf).some((name) => columns.includes(name)));

/** Requests CSV, parses it, and compares its rows with records. */
const inCsv: Encoding<Row> = {
  mediaType: mediaTypes.csv,
  read: (response) => {
    const csv = parseCsv(response.text);
    const rows = csv.rows.map((cells): Row => ({ columns: csv.columns, cells }));
    return { rows, cursor: getNextCursor(response) };
  },
  getValues: ({ cells }) => cells.map(({ value }) => value),
  compare: ({ columns, cells }, record) => {
    if (!namesAny(columns, record))
      return {
        clause: 'encodings.csv-header-row',
        expected: `a first row with the names of members, such as ${Object.keys(record).join(', ')}`,
        got: columns.join(', '),
      };
    const [first] = compareRecord(columns, cells, record, semicolons);
    return first ? { clause: clauseByDifference[first.about], ...first } : null;
  },
  cursorClause: 'encodings.csv-next-cursor-header',
};

export default scenario(
  'encodings.csv',
  'CSV has the same records as JSON, with RFC 4180 quoting, dot paths, a byte order mark and a next-cursor header',
  { holds: [], clauses: ['encodings.csv-quoting', 'encodings.csv-bom-by-default'] },
  async (gate) => {
    await gate.eachOperation(selectLists(gate, mediaTypes.csv), async (operation, t, share) => {
      const { walked, json, request } = await sameAsJson(t, operation, inCsv);
      if (walked.pages.length > 1) t.pass('encodings.csv-next-cursor-header');
      if (walked.pages.some(({ rows }) => rows[0]?.columns.some((name) => name.includes('.'))))
        t.pass('encodings.csv-dot-paths');
      const records = json.pages.flatMap(({ rows }) => rows);
      if (records.flatMap(Object.values).some((value) => Array.isArray(value) && value.length > 1))
        t.pass('encodings.csv-arrays');

      // Without a byte order mark, on the first page and on the second.
      for (const cursor of share([...new Set([null, walked.pages[0]?.cursor ?? null])])) {
        const query = { ...request.query, limit: 2, bom: false, ...(cursor !== null && { cursor }) };
        const plain = await t.send({ ...request, accept: mediaTypes.csv, query });
        t.expectSuccess('encodings.csv-bom-suppressed', plain);
      }
    });

    await gate.case('an empty list', async (t) => {
      await sameAsJson(t, operations.searchLogs, inCsv, await emptyList(t));
    });
  },
);
