import { stringify } from 'csv-stringify/sync';
import { type ListRecord, valueIn } from './columns.ts';

type Columns = readonly (readonly string[])[];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0);

const toRows = (columns: Columns, records: readonly ListRecord[], cell: (value: unknown) => string) =>
  records.map((record) =>
    columns.map((column) => {
      const value = valueIn(record, column);
      if (isEmpty(value)) return '';
      return Array.isArray(value) ? value.map(cell).join(';') : cell(value);
    }),
  );

const toNames = (columns: Columns): string[] => columns.map((column) => column.join('.'));

/** Encodes a page as NDJSON: one record per line, then the cursor under `__meta__`. */
const toNdjson = (records: readonly ListRecord[], nextCursor: string | null): string =>
  [...records, { __meta__: { next_cursor: nextCursor, has_more: nextCursor !== null } }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

/** Encodes a page as CSV (RFC 4180) with a byte order mark. */
const toCsv = (columns: Columns, records: readonly ListRecord[]): string =>
  stringify([toNames(columns), ...toRows(columns, records, String)], {
    bom: true,
    record_delimiter: 'windows',
  });

// Matches strings that a reader would interpret as another value. See the encodings clauses.
const ambiguous = /^$|^(true|false|null)$|^[+-]?[\d.]+([eE][+-]?\d+)?$|[,;"\p{Cc}]|^\s|\s$/u;

const tsonCell = (value: unknown): string =>
  typeof value === 'string' && ambiguous.test(value) ? JSON.stringify(value) : String(value);

/** Encodes a page as TSON: the columns in brackets, then one record per line. */
const toTson = (columns: Columns, records: readonly ListRecord[]): string =>
  [
    `[${toNames(columns).join(',')}]`,
    ...toRows(columns, records, tsonCell).map((row) => row.join(',')),
    '',
  ].join('\n');

/** Encodes a list in each encoding other than JSON, with the document's name for each. */
export const encodeList = (
  columns: string[][],
  records: readonly ListRecord[],
  nextCursor: string | null,
) => [
  {
    mediaType: 'application/x-ndjson',
    name: 'ndjson',
    schema: 'NdjsonPage',
    label: 'NDJSON',
    body: toNdjson(records, nextCursor),
  },
  { mediaType: 'text/csv', name: 'csv', schema: 'CsvPage', label: 'CSV', body: toCsv(columns, records) },
  {
    mediaType: 'application/tson',
    name: 'tson',
    schema: 'TsonPage',
    label: 'TSON',
    body: toTson(columns, records),
  },
];
