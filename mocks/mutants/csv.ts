import { headerNames } from '@workspace-api/contract';
import type { Wrap } from '../wrappers/fetch.ts';
import { onLists } from '../wrappers/on.ts';
import type { MutantTable } from './table.ts';

/** The requests for lists in CSV. */
export const csv = onLists().in('csv');

/** Changes the cells of CSV with quotes. */
export const quotedCells = (change: (quoted: string, content: string) => string) => (body: string) =>
  body.replaceAll(/"((?:[^"]|"")*)"/g, change);

/** Changes the cells of CSV without quotes, anywhere in a row. */
export const bareCells = (change: (cell: string) => string) => (body: string) =>
  body.replaceAll(/(?<=^\uFEFF?|[,\n])[^",\r\n]+(?=,|\r?\n)/g, change);

/** Writes the arrays in CSV, at every depth. */
const arrays = (write: (items: unknown[]) => unknown): Wrap =>
  csv.record((record) =>
    JSON.parse(JSON.stringify(record), (_, value) => (Array.isArray(value) ? write(value) : value)),
  );

/** How CSV is written. */
export const csvEncoding: MutantTable = {
  'encodings.csv-quoting/csv-not-quoted: CSV cells are never quoted.': csv.text(
    quotedCells((_, content) => content.replaceAll('""', '"')),
  ),
  'encodings.csv-quoting/csv-carriage-returns-not-quoted: A CSV cell with a carriage return is not quoted.':
    csv.text(quotedCells((quoted, content) => (/^[^",\n]*\r[^",\n]*$/.test(content) ? content : quoted))),
  'encodings.csv-quoting/csv-empty-cells-omitted: CSV omits empty cells at the end of a row.': csv.text(
    (body) => body.replaceAll(/,+(?=\r?\n)/g, ''),
  ),
  'encodings.csv-bom-by-default/csv-without-bom: CSV has no byte order mark, so spreadsheets decode it incorrectly.':
    csv.query({ bom: 'false' }),
  'encodings.csv-bom-suppressed/csv-bom-not-suppressed: CSV has a byte order mark even if bom=false.':
    csv.query({ bom: null }),
  'encodings.csv-bom-suppressed/csv-bom-suppressed-on-first-page-only: Only the first page of CSV respects bom=false.':
    csv.with('cursor').query({ bom: null }),
  'encodings.csv-header-row/csv-header-on-first-page-only: Only the first page of CSV has a header row.': csv
    .with('cursor')
    .text((body) => body.replace(/(?<=^\uFEFF?)[^\uFEFF\n]*\n/, '')),
  'encodings.csv-next-cursor-header/csv-cursor-on-first-page-only: Only the first page of CSV has an X-Next-Cursor header.':
    csv.with('cursor').header(headerNames.nextCursor, null),
  'encodings.csv-next-cursor-header/csv-cursor-on-last-page: The last page of CSV has its own cursor as X-Next-Cursor.':
    csv.with('cursor').pages((page, { query }) => ({ ...page, cursor: page.cursor ?? query.get('cursor') })),
  'encodings.csv-dot-paths/csv-nested-as-json: Nested objects are a single CSV cell of JSON.': csv.record(
    (record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, value]) => [
          name,
          value?.constructor === Object ? JSON.stringify(value) : value,
        ]),
      ),
  ),
  'encodings.csv-dot-paths/csv-arrays-as-columns: Each item of a nested array is a separate CSV column.':
    arrays((items) => (items.length > 0 ? Object.fromEntries(items.entries()) : items)),
  'encodings.csv-arrays/csv-arrays-with-commas: Array items in CSV are separated by commas.': arrays(
    (items) => items.join(','),
  ),
  'encodings.csv-arrays/csv-arrays-without-zeros: CSV omits zeros in arrays.': arrays((items) =>
    items.filter((item) => item !== 0),
  ),
};
