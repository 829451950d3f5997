import { type ClauseId, headerNames, mediaTypes } from '@workspace-api/contract';
import type { Case } from '../../engine/case/case.ts';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { type Cell, semicolons } from '../../judging/encodings/cell.ts';
import { compareRecord, type TableDifference } from '../../judging/encodings/compare-table.ts';
import { parseCsv } from '../../judging/encodings/csv.ts';
import { columnNames, type JsonRecord, leavesOf } from '../../judging/encodings/leaves.ts';
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

const clauseOf: Record<TableDifference['about'], (typeof clauses)[number]> = {
  rows: 'encodings.same-records',
  cell: 'encodings.same-records',
  column: 'encodings.same-records',
  'nested-column': 'encodings.csv-dot-paths',
  array: 'encodings.csv-arrays',
};

const bom = Buffer.from([0xef, 0xbb, 0xbf]);
const hasBomAt = (bytes: Uint8Array, at: number): boolean =>
  Buffer.from(bytes.subarray(at, at + bom.length)).equals(bom);

const cursorOf = ({ headers }: Exchange): string | null =>
  headers[headerNames.nextCursor.toLowerCase()] || null;

/** Whether a header names at least one member of a record. */
const namesAny = (columns: readonly string[], record: JsonRecord): boolean =>
  leavesOf(record).some((leaf) => columnNames(leaf).some((name) => columns.includes(name)));

const readRows = (t: Case, answer: Exchange) => {
  const csv = parseCsv(answer.text);
  t.expect(
    'encodings.csv-quoting',
    csv.problem === null,
    { expected: 'CSV', got: csv.problem ?? '' },
    answer,
  );
  t.expect(
    'encodings.csv-header-row',
    csv.columns.length > 0 && csv.columns.every((name) => name !== ''),
    { expected: 'a first row that names every column', got: csv.columns.join(', ') },
    answer,
  );
  const rows = csv.rows.map((cells): Row => ({ columns: csv.columns, cells }));
  return { rows, cursor: cursorOf(answer) };
};

/** Asks for CSV, reads it, and compares its rows with records. */
const inCsv = (t: Case): Encoding<Row> => {
  const read = (answer: Exchange) => {
    const { bytes } = answer;
    t.expect(
      'encodings.csv-bom-by-default',
      hasBomAt(bytes, 0) && !hasBomAt(bytes, bom.length),
      { expected: 'a body that begins with EF BB BF once', got: answer.text.slice(0, 40) },
      answer,
    );
    return readRows(t, answer);
  };
  return {
    mediaType: mediaTypes.csv,
    read,
    compare: ({ columns, cells }, record, answer) => {
      if (!namesAny(columns, record))
        return {
          clause: 'encodings.csv-header-row',
          expected: `a first row with the names of members, such as ${Object.keys(record).join(', ')}`,
          got: columns.join(', '),
          answer,
        };
      const [first] = compareRecord(columns, cells, record, semicolons);
      return first ? { clause: clauseOf[first.about], ...first, answer } : null;
    },
    cursorClause: 'encodings.csv-next-cursor-header',
  };
};

export default scenario(
  'encodings.csv',
  'CSV has the same records as JSON, with RFC 4180 quoting, dot paths, a byte order mark and a next-cursor header',
  { clauses: [...clauses, 'encodings.csv-bom-suppressed', 'pagination.limit-respected'] },
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

        // Without a mark, on the first page and on the second.
        for (const { cursor } of [{ cursor: null }, ...walked.pages.slice(0, 1)]) {
          const query = { ...request.query, limit: 2, bom: false, ...(cursor !== null && { cursor }) };
          const plain = await t.send({ ...request, accept: mediaTypes.csv, query });
          t.expect(
            'encodings.csv-bom-suppressed',
            isSuccess(plain) && !hasBomAt(plain.bytes, 0),
            {
              expected: 'success (2xx) and no byte order mark with bom=false',
              got: `status ${plain.status}: ${JSON.stringify(plain.text.slice(0, 40))}`,
            },
            plain,
          );
          readRows(t, plain);
          if (walked.pages[0]?.cursor === null) break;
        }
      },
    );

    await gate.case('an empty list', async (t) => {
      const answer = await emptyList(t, mediaTypes.csv);
      const { rows, cursor } = inCsv(t).read(answer, 0);
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
