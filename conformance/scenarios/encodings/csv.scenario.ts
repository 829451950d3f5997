import { mediaTypes } from '@workspace-api/contract';
import { semicolons } from '../../checks/encodings/cell.ts';
import { parseCsv } from '../../checks/encodings/csv.ts';
import { scenario } from '../../engine/scenario.ts';
import { compareLists, inTable, sameAsJson } from './same-as-json.ts';

const inCsv = inTable({
  mediaType: mediaTypes.csv,
  parse: (_, { text }) => parseCsv(text),
  arrays: semicolons,
  clauses: {
    header: 'encodings.csv-header-row',
    'nested-column': 'encodings.csv-dot-paths',
    array: 'encodings.csv-arrays',
  },
  cursorClause: 'encodings.csv-next-cursor-header',
});

export default scenario(
  'CSV has the same records as JSON, with RFC 4180 quoting, dot paths, a byte order mark and a next-cursor header',
  { holds: [], clauses: ['encodings.csv-quoting', 'encodings.csv-bom-by-default'] },
  (gate) =>
    compareLists(gate, mediaTypes.csv, async (t, operation, share, list) => {
      const { walked, json, request } = await sameAsJson(t, operation, inCsv(t), list);
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
    }),
);
