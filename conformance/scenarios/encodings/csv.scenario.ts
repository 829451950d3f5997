import { type ClauseId, headerNames, mediaTypes } from '@workspace-api/contract';
import { scenario } from '../../engine/scenario.ts';
import { isSuccess } from '../../judging/body.ts';
import { semicolons } from '../../judging/encodings/cell.ts';
import { compareTable, type TableDifference } from '../../judging/encodings/compare-table.ts';
import { parseCsv } from '../../judging/encodings/csv.ts';
import { prepareList, samePage } from '../support/encoded-list.ts';

const clauses = [
  'encodings.same-records',
  'encodings.csv-quoting',
  'encodings.csv-header-row',
  'encodings.csv-dot-paths',
  'encodings.csv-arrays',
] as const satisfies ClauseId[];

const clauseOf: Record<TableDifference['about'], (typeof clauses)[number]> = {
  rows: 'encodings.same-records',
  cell: 'encodings.same-records',
  column: 'encodings.same-records',
  'nested-column': 'encodings.csv-dot-paths',
  array: 'encodings.csv-arrays',
};

const bom = Buffer.from([0xef, 0xbb, 0xbf]);
const startsWithBom = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 3)).equals(bom);

export default scenario(
  'encodings.csv',
  'CSV has the same records as JSON, with RFC 4180 quoting, dot paths, a byte order mark and a next-cursor header',
  {
    clauses: [
      ...clauses,
      'encodings.csv-bom-by-default',
      'encodings.csv-bom-suppressed',
      'encodings.csv-next-cursor-header',
    ],
  },
  async (gate) => {
    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const request = await prepareList(t, operation);
        const page = await samePage(t, operation, request, { accept: mediaTypes.csv });
        if (!page || !isSuccess(page.encoded)) return t.notExercised(clauses, `${operation.id} in CSV`);
        const { encoded, records, nextCursor } = page;
        t.expect(
          'encodings.csv-bom-by-default',
          startsWithBom(encoded.bytes),
          {
            expected: 'a body that begins with EF BB BF',
            got: encoded.text.slice(0, 40),
          },
          encoded,
        );
        const csv = parseCsv(encoded.text);
        t.expect(
          'encodings.csv-quoting',
          csv.problem === null,
          { expected: 'CSV', got: csv.problem ?? '' },
          encoded,
        );
        t.expect(
          'encodings.csv-header-row',
          csv.columns.length > 0 && csv.columns.every((name) => name !== ''),
          {
            expected: 'a first row that names every column',
            got: csv.columns.join(', '),
          },
          encoded,
        );
        const differences = compareTable(csv, records, semicolons);
        for (const { about, expected, got } of differences)
          t.expect(clauseOf[about], false, { expected, got }, encoded);
        if (records.length > 0) t.pass('encodings.same-records', page.operation);
        if (csv.columns.some((name) => name.includes('.'))) t.pass('encodings.csv-dot-paths', page.operation);
        const hasArrays = records.some((record) =>
          Object.values(record).some((value) => Array.isArray(value) && value.length > 1),
        );
        if (hasArrays) t.pass('encodings.csv-arrays', page.operation);
        const header = encoded.headers[headerNames.nextCursor.toLowerCase()];
        t.expect(
          'encodings.csv-next-cursor-header',
          Boolean(header) === (nextCursor !== null),
          {
            expected:
              nextCursor === null ? `no ${headerNames.nextCursor} on the last page` : headerNames.nextCursor,
            got: header ?? 'none',
          },
          encoded,
        );
      },
    );

    await gate.eachOperation(
      ({ list }) => list !== null,
      async (operation, t) => {
        const request = { ...(await prepareList(t, operation)), query: { limit: 1 } };
        const plain = await t.send({ ...request, accept: mediaTypes.csv, query: { limit: 1, bom: false } });
        t.expect('encodings.csv-bom-suppressed', isSuccess(plain) && !startsWithBom(plain.bytes), {
          expected: 'success (2xx) and no byte order mark with bom=false',
          got: `status ${plain.status}: ${JSON.stringify(plain.text.slice(0, 40))}`,
        });
        const page = await samePage(t, operation, request, { accept: mediaTypes.csv });
        if (!page?.nextCursor) return;
        const clause = 'encodings.csv-next-cursor-header';
        const cursor = page.encoded.headers[headerNames.nextCursor.toLowerCase()];
        t.expect(
          clause,
          cursor !== undefined,
          { expected: headerNames.nextCursor, got: 'none' },
          page.encoded,
        );
        const next = await t.send({ ...request, query: { limit: 1, cursor } });
        t.expectSuccess(clause, next);
      },
    );
  },
);
