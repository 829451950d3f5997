import type { ListRecord } from './columns.ts';
import { toCsv, toNdjson, toTson } from './encode.ts';

/** The texts of a list in each encoding beside JSON, with what the document calls them. */
export const listTexts = (columns: string[][], records: readonly ListRecord[], nextCursor: string | null) => [
  {
    mediaType: 'application/x-ndjson',
    name: 'ndjson',
    schema: 'NdjsonPage',
    label: 'NDJSON',
    text: toNdjson(records, nextCursor),
  },
  { mediaType: 'text/csv', name: 'csv', schema: 'CsvPage', label: 'CSV', text: toCsv(columns, records) },
  {
    mediaType: 'application/tson',
    name: 'tson',
    schema: 'TsonPage',
    label: 'TSON',
    text: toTson(columns, records),
  },
];
